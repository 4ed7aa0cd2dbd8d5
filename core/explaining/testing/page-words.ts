import type { DocumentLayout, DocumentPage, PageWord } from '../../documents/page-layout.ts';

/** A layout of one page whose words are those of the text, of which some are changed: found by what they print. */
export function layoutOf(
  text: string,
  changed: Record<string, Partial<PageWord>>,
  page: Partial<DocumentPage> = {},
): DocumentLayout {
  const words = [...text.matchAll(/\S+/g)].map((match): PageWord => ({
    span: [match.index, match.index + match[0].length],
    box: [0, 0, 1, 1],
    confidence: 0.95,
    ...changed[match[0]],
  }));
  const missing = Object.keys(changed).filter((word) => !words.some(({ span }) => text.slice(...span) === word));
  if (missing.length > 0) throw new Error(`Not in the text: ${missing.join(' ')}`);
  return { pages: [{ ...emptyPage, span: [0, text.length], words, ...page }] };
}

export const faint = { doubt: { reason: 'faint' } } as const;

export const emptyPage: DocumentPage = {
  number: 1,
  kind: 'scan',
  width: 1240,
  height: 1754,
  turn: 0,
  hasPicture: true,
  problem: null,
  span: [0, 0],
  words: [],
};
