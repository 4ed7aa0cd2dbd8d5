import type { DocumentPage, PageKind, PageWord } from '#core/documents/page-layout.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';

type Placed = { number: number; span: Span };

/** Recognised from a picture, so that it may be wrong; printed text is as it is. */
export const isRecognised = ({ confidence, doubt, corrected }: PageWord): boolean =>
  confidence !== null || doubt !== undefined || corrected !== undefined;

const readFromPicture: PageKind[] = ['scan', 'mixed', 'outlined', 'broken_encoding', 'hidden_ocr'];

/** Whether the words of a page, or some of them, were recognised from a picture. */
export const isReadFromPicture = ({ kind }: { kind: PageKind }): boolean => readFromPicture.includes(kind);

/** The words of a page that stand in a stretch of the text, in the order of the page. */
export const wordsIn = ({ words }: Pick<DocumentPage, 'words'>, span: Span): PageWord[] =>
  words.filter((word) => overlaps(word.span, span));

/** The page that holds a place of the text; the first of several. */
export const pageOf = <Page extends Placed>(pages: readonly Page[], place: Span): Page | undefined =>
  pages.find(({ span }) => overlaps(span, place));

/** The line of the text that a place stands in, without its line end. */
export function lineAround(text: string, [start, end]: Span): Span {
  const before = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  return [before, after === -1 ? text.length : after];
}
