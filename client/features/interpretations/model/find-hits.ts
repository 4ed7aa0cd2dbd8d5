import type { Span } from '#core/kernel/span.ts';
import type { PagePart } from '#core/reading-aloud/passages.ts';
import { shownText } from '#client/lib/marking/shown-text.ts';
import { findWords, fold, type Folded } from './find-words.ts';
import { placeOfPart } from './page-places.ts';

/** A place where the words stand: on the page, or in the text of a document that is not on the page now. */
export type Hit = { part: PagePart; range: Range | null; span: Span };

type Searched = { part: PagePart; folded: Folded; rangeOf: ((start: number, end: number) => Range) | null };

const parts: PagePart[] = ['message', 'explanation', 'terms', 'questions', 'recommendations'];

/** All words of the page, part by part, and behind them those of the document. To be made anew when the page changes. */
export function wordsOfPage(root: Element, original: string): Searched[] {
  const ofPart = (part: PagePart, place: Element | null): Searched[] => {
    if (place === null) return [];
    const { text, rangeOf } = shownText(place);
    return [{ part, folded: fold(text), rangeOf }];
  };
  const pane = root.parentElement?.querySelector('[data-original]') ?? null;
  return [
    ...parts.flatMap((part) => ofPart(part, placeOfPart(root, part))),
    ...(pane === null
      ? [{ part: 'original' as const, folded: fold(original), rangeOf: null }]
      : ofPart('original', pane)),
  ];
}

/** Where the wanted words stand, in the order of the page. */
export const hitsIn = (searched: readonly Searched[], wanted: string): Hit[] =>
  searched.flatMap(({ part, folded, rangeOf }) =>
    findWords(folded, wanted).map((span) => ({ part, span, range: rangeOf?.(...span) ?? null })),
  );
