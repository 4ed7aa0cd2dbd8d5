import { textAt, type Span } from '../kernel/span.ts';
import { createEntities } from './entities.ts';
import type { MaskToken } from './outgoing.ts';
import type { Personal } from './personal.ts';
import { relativeDays } from './relative-days.ts';
import { bracketedIn, keyOf } from './token-forms.ts';

/** Names what was found, in order: the same person, number or day has the same token, also the one it has in `known`. */
export function tokensFor(text: string, found: readonly Personal[], known: readonly MaskToken[]): MaskToken[] {
  const taken = new Set(bracketedIn(text).map(({ key }) => key));
  const entities = createEntities(known, taken);
  const dated = found.filter(({ kind, isBirth }) => kind === 'date' && isBirth !== true);
  const days = relativeDays(
    dated.map(({ span }) => textAt(text, span)),
    known.filter(({ kind }) => kind === 'date'),
  );
  const places = new Map<string, { kind: Personal['kind']; spans: Span[]; forms: string[] }>();
  for (const { kind, span, isBirth } of found) {
    const words = textAt(text, span);
    const day = kind === 'date' && isBirth !== true ? days(words) : undefined;
    const token = day !== undefined && !taken.has(keyOf(day)) ? day : entities.tokenOf(kind, words);
    const place = places.get(token) ?? { kind, spans: [], forms: [] };
    place.spans.push(span);
    place.forms.push(words);
    places.set(token, place);
  }
  const originals = new Map(known.map(({ token, original }) => [token, original]));
  return [...places].map(([token, { kind, spans, forms }]) => {
    const original = originals.get(token) ?? forms[0] ?? '';
    return { token, kind, original, spans, ...(forms.some((words) => words !== original) && { forms }) };
  });
}
