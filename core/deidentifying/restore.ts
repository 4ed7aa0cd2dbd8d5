import { contains, type Span } from '../kernel/span.ts';
import type { MaskToken } from './outgoing.ts';
import { bracketedIn, keyOf } from './token-forms.ts';

/**
 * Puts the words back that tokens stand for. In a whole masked text each place gets the words that were printed there; elsewhere
 * the words as first printed, or those printed within `line`, where the text is known to be a copy of that line.
 */
export function restored(text: string, tokens: readonly MaskToken[], line?: Span): string {
  const byKey = new Map<string, MaskToken>();
  for (const token of tokens) if (!byKey.has(keyOf(token.token))) byKey.set(keyOf(token.token), token);
  const places = bracketedIn(text).filter(({ key }) => byKey.has(key));
  const counts = new Map<string, number>();
  for (const { key } of places) counts.set(key, (counts.get(key) ?? 0) + 1);
  const met = new Map<string, number>();
  let whole = '';
  let from = 0;
  for (const { key, start, end } of places) {
    const token = byKey.get(key);
    if (!token) continue;
    const nth = met.get(key) ?? 0;
    met.set(key, nth + 1);
    const isWhole = counts.get(key) === token.spans.length;
    whole += text.slice(from, start) + wordsOf(token, line ? placeIn(token, line, nth) : isWhole ? nth : undefined);
    from = end;
  }
  return whole + text.slice(from);
}

const wordsOf = ({ forms, original }: MaskToken, at: number | undefined): string =>
  (at === undefined ? undefined : forms?.[at]) ?? original;

/** The place of the nth token among those of its line, or the last of them. */
function placeIn({ spans }: MaskToken, line: Span, nth: number): number | undefined {
  const within = [...spans.keys()].filter((at) => {
    const span = spans[at];
    return span !== undefined && contains(line, span);
  });
  return within[nth] ?? within.at(-1);
}
