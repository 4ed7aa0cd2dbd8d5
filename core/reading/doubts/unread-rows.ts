import type { DocumentLayout } from '../../documents/page-layout.ts';
import type { UnreadRow } from '../labs/unread-line.ts';
import { isRecognised } from './unclear-pages.ts';
import { wordsIn } from './words-in.ts';

/** Those rows without a number that stand on a picture, or whose number is in signs that are none: of other text nothing was left unread. */
export function unreadOnPictures(rows: readonly UnreadRow[], layout: DocumentLayout | undefined): UnreadRow[] {
  if (layout === undefined || rows.length === 0) return [...rows];
  const find = wordsIn(layout.pages.flatMap(({ words }) => words.filter(isRecognised)));
  return rows.filter(({ span, isMisread, isSeen }) => isMisread === true || isSeen === true || find(span).length > 0);
}
