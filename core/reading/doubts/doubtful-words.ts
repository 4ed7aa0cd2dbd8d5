import type { DocumentLayout, PageWord } from '../../documents/page-layout.ts';

/** What was recognised from a picture and may be wrong. What a person put right or confirmed is certain. */
export const doubtfulWords = (layout: DocumentLayout | undefined): PageWord[] =>
  wordsOf(layout).filter(({ doubt, corrected }) => doubt !== undefined && corrected === undefined);

/** Words that a person changed; one that was looked at and left as it is was not. */
export const correctedWords = (layout: DocumentLayout | undefined, text: string): PageWord[] =>
  wordsOf(layout).filter(({ corrected, span }) => corrected !== undefined && corrected.read !== text.slice(...span));

const wordsOf = (layout: DocumentLayout | undefined): PageWord[] => layout?.pages.flatMap(({ words }) => words) ?? [];
