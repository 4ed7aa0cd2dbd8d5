import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

const pageOf = /\bpage\s{0,2}:?\s{0,2}(\d{1,3})\s{0,2}(?:of|\/)\s{0,2}(\d{1,3})\b/gi;
const goesOn =
  /(?:\bcontinued (?:on|over)(?: (?:the )?(?:next page|page \d{1,3}|leaf))?|\(continued\)|\bcont(?:inue)?['’]?d\.{0,3}|\bsee next page|\bplease turn over|\bPTO)[\s.)*_-]{0,20}$/i;
const longestEnd = 80;

/** Where a document says that there is more of it than there is: "Page 1 of 3" without the others, "continued on next page" at its end. */
export function missingPages(text: string): Span[] {
  const pages = matchesIn(text, pageOf).map((match) => ({
    page: Number(match[1]),
    total: Number(match[2]),
    span: [match.index, match.index + match[0].length] as Span,
  }));
  const last = pages.at(-1);
  const isOneCount = pages.every(({ total }) => total === last?.total);
  const seen = new Set(pages.map(({ page }) => page));
  if (last && isOneCount && last.page <= last.total && seen.size < last.total) return [last.span];
  const kept = text.trimEnd();
  const from = Math.max(0, kept.length - longestEnd);
  const match = goesOn.exec(kept.slice(from));
  return match ? [[from + match.index, kept.length]] : [];
}
