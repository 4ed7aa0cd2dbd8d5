/** Controls, marks that turn the direction of text, and letters that nobody sees. Joiners and the forms of emoji belong to words. */
const hidden = /(?!\n|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const spacesAtEnds = /[^\S\n]+(?=\n)/g;
const emptyLines = /\n{3,}/g;
// More marks on one letter than any language has would be drawn across what stands around.
const tooManyMarks = /(\p{M}{6})\p{M}+/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody wrote, as it may be shown anywhere: lines and paragraphs are kept. Empty where nothing of it can be seen. */
export function cleanComment(written: string): string {
  const text = written
    .replaceAll(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .normalize('NFC')
    .replaceAll(hidden, '')
    .replaceAll(tooManyMarks, '$1')
    .replaceAll(spacesAtEnds, '')
    .replaceAll(emptyLines, '\n\n')
    .trim();
  return visible.test(text) ? text : '';
}

/** Words of a document or of its explanation, in one line. */
export const cleanQuote = (words: string): string => cleanComment(words).replaceAll(/\s+/g, ' ');
