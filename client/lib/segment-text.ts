import type { Span } from '#core/kernel/span.ts';

export type Mark<T> = { span: Span; mark: T };

/** A stretch of text under the same marks, with the offset at which it starts. */
export type Segment<T> = { text: string; start: number; marks: T[] };

/** Cuts a text wherever a mark begins or ends, so that overlapping marks can be drawn side by side. Nothing is lost. */
export function segmentText<T>(text: string, marks: Mark<T>[]): Segment<T>[] {
  const inside = marks.filter(({ span: [start, end] }) => start >= 0 && start < end && end <= text.length);
  const opening = groupBy(inside, ({ span }) => span[0]);
  const closing = groupBy(inside, ({ span }) => span[1]);
  const cuts = [...new Set([0, ...opening.keys(), ...closing.keys(), text.length])].sort((a, b) => a - b);
  const active = new Set<Mark<T>>();
  return cuts.slice(0, -1).map((start, index) => {
    closing.get(start)?.forEach((mark) => active.delete(mark));
    opening.get(start)?.forEach((mark) => active.add(mark));
    return { text: text.slice(start, cuts[index + 1]), start, marks: [...active].map(({ mark }) => mark) };
  });
}

function groupBy<T>(items: T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
