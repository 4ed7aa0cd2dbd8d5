import { expandPhrases } from '../kernel/expand-phrases.ts';
import { createPhraseIndex } from '../knowledge/phrase-index.ts';
import { kinds } from './classifying/kinds-in-order.ts';
import type { DocumentKind } from './document-kinds.ts';

/** A kind that a title names. `weak`: a department or an opening says no more than that it may be. */
export type Cue = { kind: DocumentKind; order: number; weak: boolean; phrase: string };

const cuesOf = (place: 'title' | 'head'): Cue[] =>
  kinds.flatMap((each, order) =>
    expandPhrases(each[place] ?? []).map((phrase) => ({ kind: each.kind, order, weak: place === 'head', phrase })),
  );

const index = createPhraseIndex([...cuesOf('title'), ...cuesOf('head')], ({ phrase }) => [phrase]);

/** What a line of a document's head calls it, the kind that is meant first. "H&P", "U&E" and "A&E" are words. */
export const titleCues = (line: string): Cue[] =>
  index
    .findAll(withoutDots(line).replace(/\s?&\s?/g, ' and '))
    .map(({ entry }) => entry)
    .sort((a, b) => Number(a.weak) - Number(b.weak) || a.order - b.order);

/** "M.R.I." and "C.T." are the words MRI and CT. */
const withoutDots = (line: string): string =>
  line.replace(/(?<![\p{L}.])(?:\p{Lu}\.){2,}(?!\p{L})/gu, (letters) => `${letters.replaceAll('.', '')} `);
