import type { Span } from '#core/kernel/span.ts';

type Address = { hash: string; search: string; state: unknown };

/** The place in the text that a link points to, `at=12-40` in the fragment, the query or the state; null without one. */
export function sourceInAddress({ hash, search, state }: Address): Span | null {
  const inHash = new URLSearchParams(hash.replace(/^#/u, '')).get('at');
  return toSpan(inHash ?? new URLSearchParams(search).get('at') ?? atOf(state));
}

const atOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'at' in state ? state.at : null;

function toSpan(at: unknown): Span | null {
  const [, start, end] = (typeof at === 'string' && /^(\d{1,9})-(\d{1,9})$/u.exec(at)) || [];
  const span: Span = [Number(start), Number(end)];
  return span[0] < span[1] ? span : null;
}
