import type { PageSummary } from '#core/documents/page-layout.ts';
import { isReadFromPicture } from './page-words.ts';

// As many as are read at once. Those that follow come as the doubts of the first ones are settled.
const atOnce = 20;

/** The numbers of the pages whose words are needed: those with doubts, and those with words that may have been corrected. */
export function pagesToRead(pages: PageSummary[]): number[] {
  const doubtful = pages.filter((page) => page.doubtful > 0).slice(0, atOnce);
  const recognised = pages.filter(isReadFromPicture).slice(0, atOnce);
  return [...new Set([...doubtful, ...recognised].map(({ number }) => number))].toSorted((a, b) => a - b);
}
