import { isDoubtful, type DocumentPage, type PageWord } from '#core/documents/page-layout.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';

export type WordOnPage = { page: DocumentPage; word: PageWord };

const wordsOf = (pages: DocumentPage[], isWanted: (word: PageWord) => boolean): WordOnPage[] =>
  pages.flatMap((page) => page.words.filter(isWanted).map((word) => ({ page, word })));

/** What nobody has looked at yet, in the order of the text; what stands in one of the `first` places comes before the rest. */
export function doubtfulWords(pages: DocumentPage[], first: readonly Span[] = []): WordOnPage[] {
  const rank = ({ word }: WordOnPage) => (first.some((place) => overlaps(place, word.span)) ? 0 : 1);
  return wordsOf(pages, isDoubtful).toSorted((a, b) => rank(a) - rank(b) || a.word.span[0] - b.word.span[0]);
}

/** What a person has corrected or confirmed, the last first. */
export const checkedWords = (pages: DocumentPage[]): WordOnPage[] =>
  wordsOf(pages, ({ corrected }) => corrected !== undefined).toSorted((a, b) =>
    (b.word.corrected?.at ?? '').localeCompare(a.word.corrected?.at ?? ''),
  );
