/** The foot of a letter: its middle across, its lower edge. */
export type Foot = { x: number; y: number; width: number };

/**
 * Links every letter with its neighbour to the right: the nearest within `reach` whose foot is level with its own to within
 * `tolerance`. Returns the rows that come of it, as indices from left to right.
 */
export function linkRows(
  feet: readonly Foot[],
  { reach, tolerance }: { reach: number; tolerance: number },
): number[][] {
  const order = Array.from(feet.keys()).sort((a, b) => (feet[a]?.y ?? 0) - (feet[b]?.y ?? 0));
  const follower = new Map<number, number>();
  const leader = new Map<number, { index: number; gap: number }>();
  order.forEach((index, place) => {
    const found = neighbour(feet, order, place, { reach, tolerance });
    if (!found) return;
    const rival = leader.get(found.index);
    if (rival && rival.gap <= found.gap) return;
    if (rival) follower.delete(rival.index);
    leader.set(found.index, { index, gap: found.gap });
    follower.set(index, found.index);
  });
  return order
    .filter((index) => !leader.has(index))
    .map((first) => {
      const row = [first];
      for (let next = follower.get(first); next !== undefined; next = follower.get(next)) row.push(next);
      return row;
    });
}

function neighbour(
  feet: readonly Foot[],
  order: readonly number[],
  place: number,
  { reach, tolerance }: { reach: number; tolerance: number },
): { index: number; gap: number } | undefined {
  const own = feet[order[place] ?? -1];
  if (!own) return undefined;
  let found: { index: number; gap: number } | undefined;
  for (const direction of [-1, 1]) {
    for (let other = place + direction; ; other += direction) {
      const index = order[other] ?? -1;
      const foot = feet[index];
      if (!foot || Math.abs(foot.y - own.y) > tolerance) break;
      const gap = foot.x - own.x - (foot.width + own.width) / 2;
      if (foot.x <= own.x || gap > reach || (found && found.gap <= gap)) continue;
      found = { index, gap };
    }
  }
  return found;
}
