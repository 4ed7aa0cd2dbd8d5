import type { Span } from '#core/kernel/span.ts';

/** A part of the text; `page` is the number of the page that it stands on, null for a text without pages. */
export type PageSlice = { page: number | null; span: Span };

/** The text page by page. Nothing is lost: what stands between two pages goes with the first. */
export function pageSlices(text: string, pages: readonly { number: number; span: Span }[]): PageSlice[] {
  const starts = pages.filter(({ span }) => span[0] < span[1]).toSorted((a, b) => a.span[0] - b.span[0]);
  if (starts.length === 0) return [{ page: null, span: [0, text.length] }];
  return starts.map(({ number, span }, index) => ({
    page: number,
    span: [index === 0 ? 0 : span[0], starts[index + 1]?.span[0] ?? text.length],
  }));
}
