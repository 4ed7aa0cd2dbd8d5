import { StartupError } from '#server/startup-error.ts';

/** The name of a step that takes something away tells from which step on programs do without it: `0022-contract-0019-old-column`. */
const contracting = /^\d{4}-contract-(\d{4})-/;

/**
 * Throws StartupError where a newer program has taken something away that one with these steps still uses. What newer ones have only added
 * is no reason: old and new run side by side while they are replaced.
 */
export function refuseIncompatible(taken: readonly string[], known: readonly string[]): void {
  const latest = known.map(numberOf).toSorted().at(-1) ?? '';
  const tooNew = taken.find((name) => !known.includes(name) && (contracting.exec(name)?.[1] ?? '') > latest);
  if (tooNew === undefined) return;
  throw new StartupError(
    `The database was changed by a newer Readback (${tooNew}), and this one is too old for it. Start the newer one. Nothing was changed.`,
  );
}

const numberOf = (name: string): string => name.slice(0, 4);
