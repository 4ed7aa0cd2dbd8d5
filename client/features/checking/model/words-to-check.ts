import { isDoubtful, type DocumentPage, type PageSummary, type PageWord } from '#core/documents/page-layout.ts';
import { isReadFromPicture } from '#client/lib/medical-documents/page-words.ts';

export type WordOnPage = { page: DocumentPage; word: PageWord };

// As many as are read at once. Those that follow come as the doubts of the first ones are settled.
const atOnce = 20;

/** The numbers of the pages whose words are needed: those with doubts, and those with words that may have been corrected. */
export function pagesToRead(pages: PageSummary[]): number[] {
  const doubtful = pages.filter((page) => page.doubtful > 0).slice(0, atOnce);
  const recognised = pages.filter(isReadFromPicture).slice(0, atOnce);
  return [...new Set([...doubtful, ...recognised].map(({ number }) => number))].toSorted((a, b) => a - b);
}

const wordsOf = (pages: DocumentPage[], isWanted: (word: PageWord) => boolean): WordOnPage[] =>
  pages.flatMap((page) => page.words.filter(isWanted).map((word) => ({ page, word })));

/** What nobody has looked at yet, in the order of the text. */
export const doubtfulWords = (pages: DocumentPage[]): WordOnPage[] =>
  wordsOf(pages, isDoubtful).toSorted((a, b) => a.word.span[0] - b.word.span[0]);

/** What a person has corrected or confirmed, the last first. */
export const checkedWords = (pages: DocumentPage[]): WordOnPage[] =>
  wordsOf(pages, ({ corrected }) => corrected !== undefined).toSorted((a, b) =>
    (b.word.corrected?.at ?? '').localeCompare(a.word.corrected?.at ?? ''),
  );
