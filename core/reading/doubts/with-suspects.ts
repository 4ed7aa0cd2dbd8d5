import type { LabResult } from '../../documents/explanation.ts';
import type { DocumentLayout, PageWord } from '../../documents/page-layout.ts';
import { suspectWords } from './suspect-words.ts';

/** A layout in which words that do not fit the results read from them are doubtful too; the same object where all fit. */
export function withSuspects(layout: DocumentLayout, rows: readonly LabResult[], text: string): DocumentLayout {
  const suspects = new Map(suspectWords(rows, layout, text).map((word) => [String(word.span), word]));
  if (suspects.size === 0) return layout;
  const suspected = (word: PageWord): PageWord => suspects.get(String(word.span)) ?? word;
  return { pages: layout.pages.map((page) => ({ ...page, words: page.words.map(suspected) })) };
}
