const dayMs = 24 * 60 * 60 * 1000;

export const keptDays = 30;

/** Until when something that is kept now stays: no longer than the document itself. */
export function keptUntil(now: number, removedAt: string | null): number {
  const ends = removedAt === null ? Infinity : Date.parse(removedAt);
  return Math.min(now + keptDays * dayMs, ends);
}
