import type { DocumentLayout, PageWord } from '../../documents/page-layout.ts';
import { touchedBy } from '../../kernel/items-in-span.ts';
import { textAt } from '../../kernel/span.ts';
import type { UnreadRow } from '../labs/unread-line.ts';
import { hasDigit } from '../lines.ts';

/** What was recognised from a picture and may be wrong. What a person put right or confirmed is certain. */
export const doubtfulWords = (layout: DocumentLayout | undefined): PageWord[] =>
  wordsOf(layout).filter(({ doubt, corrected }) => doubt !== undefined && corrected === undefined);

/** Words that a person changed; one that was looked at and left as it is was not. */
export const correctedWords = (layout: DocumentLayout | undefined, text: string): PageWord[] =>
  wordsOf(layout).filter(({ corrected, span }) => corrected !== undefined && corrected.read !== text.slice(...span));

const wordsOf = (layout: DocumentLayout | undefined): PageWord[] => layout?.pages.flatMap(({ words }) => words) ?? [];

/** Recognised words below this mean confidence (0..1) are not clear enough to be believed one by one. */
export const clearEnough = 0.85;

const fewestNumbers = 8;

/** The words of pages with a low mean confidence, or whose every second number is doubtful: confidence is often high for a wrong number. */
export function wordsOfUnclearPages(layout: DocumentLayout | undefined, text: string): ReadonlySet<PageWord> {
  return new Set(
    layout?.pages
      .map(({ words }) => words.filter(isRecognised))
      .filter((words) => isUnclear(words, text))
      .flat(),
  );
}

export const isRecognised = ({ confidence }: PageWord): boolean => confidence !== null;

function isUnclear(words: readonly PageWord[], text: string): boolean {
  if (words.length === 0) return false;
  const mean = words.reduce((sum, { confidence }) => sum + (confidence ?? 1), 0) / words.length;
  const numbers = words.filter(({ span }) => hasDigit(textAt(text, span)));
  const doubtful = numbers.filter(({ doubt }) => doubt !== undefined).length;
  return mean < clearEnough || (numbers.length >= fewestNumbers && doubtful * 2 >= numbers.length);
}

/** Those rows without a number that stand on a picture, or whose number is in signs that are none: of other text nothing was left unread. */
export function unreadOnPictures(rows: readonly UnreadRow[], layout: DocumentLayout | undefined): UnreadRow[] {
  if (layout === undefined || rows.length === 0) return [...rows];
  const recognised = wordsOf(layout)
    .filter(isRecognised)
    .sort((a, b) => a.span[0] - b.span[0]);
  return rows.filter(
    ({ span, isMisread, isSeen }) => isMisread === true || isSeen === true || touchedBy(recognised, span).length > 0,
  );
}
