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
  const tokens = new Map<string, MaskToken>();
  for (const { kind, span, isBirth } of found) {
    const words = textAt(text, span);
    const day = kind === 'date' && isBirth !== true ? days(words) : undefined;
    const name = day !== undefined && !taken.has(keyOf(day)) ? day : entities.tokenOf(kind, words);
    const original = known.find(({ token }) => token === name)?.original ?? words;
    tokens.set(name, withPlace(tokens.get(name) ?? { token: name, kind, original, spans: [] }, span, words));
  }
  return [...tokens.values()];
}

function withPlace(token: MaskToken, span: Span, words: string): MaskToken {
  const { spans, original, forms } = token;
  const all = forms ?? spans.map(() => original);
  const isAlike = forms === undefined && words === original;
  return { ...token, spans: [...spans, span], ...(!isAlike && { forms: [...all, words] }) };
}
