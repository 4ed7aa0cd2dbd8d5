import type { Identifier } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';

/** Something personal in a text. A birthday is told apart, for days are counted from the first other date. */
export type Personal = { kind: Identifier['kind']; span: Span; isBirth?: boolean };

/** What touches becomes one, of the kind that comes first; nothing that was found is lost. In order, and never across a line end. */
export function joined(text: string, layers: readonly (readonly Personal[])[]): Personal[] {
  const ranked = layers.flatMap((layer, rank) => layer.map((personal) => ({ personal, rank })));
  ranked.sort((a, b) => a.personal.span[0] - b.personal.span[0] || a.rank - b.rank);
  const whole: { personal: Personal; rank: number }[] = [];
  for (const next of ranked) {
    const last = whole.at(-1);
    if (!last || next.personal.span[0] >= last.personal.span[1]) {
      whole.push(next);
      continue;
    }
    const [first, second] = next.rank < last.rank ? [next, last] : [last, next];
    const span: Span = [last.personal.span[0], Math.max(last.personal.span[1], next.personal.span[1])];
    const isBirth = first.personal.isBirth === true || second.personal.isBirth === true;
    whole[whole.length - 1] = {
      rank: first.rank,
      personal: { kind: first.personal.kind, span, ...(isBirth && { isBirth }) },
    };
  }
  return whole.flatMap(({ personal }) => byLine(text, personal));
}

function byLine(text: string, personal: Personal): Personal[] {
  const found: Personal[] = [];
  let [from] = personal.span;
  const end = personal.span[1];
  while (from < end) {
    const newline = text.indexOf('\n', from);
    const to = newline === -1 || newline > end ? end : newline;
    const words = text.slice(from, to);
    const start = from + words.length - words.trimStart().length;
    const length = words.trim().length;
    if (length > 0) found.push({ ...personal, span: [start, start + length] });
    from = to + 1;
  }
  return found;
}
