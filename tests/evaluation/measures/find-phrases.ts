import type { Span } from '#core/kernel/span.ts';

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a phrase stands as whole words, whatever its case. A line end counts as a space. */
export function occurrencesOf(phrase: string, text: string): Span[] {
  const where = text.toLowerCase().replace(/\s/g, ' ');
  const what = phrase.toLowerCase().replace(/\s/g, ' ');
  const spans: Span[] = [];
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, at + 1)) {
    const end = at + what.length;
    if (isWordSign(what[0]) && isWordSign(where[at - 1])) continue;
    if (isWordSign(what.at(-1)) && isWordSign(where[end])) continue;
    spans.push([at, end]);
  }
  return spans;
}
