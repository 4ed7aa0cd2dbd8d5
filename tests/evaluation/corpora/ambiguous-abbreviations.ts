import type { Case } from '../case.ts';
import type { CorpusRecord } from './record.ts';

const leastShare = 0.05;

/**
 * A note for each abbreviation that has at least two senses, each with 5 % or more in one of the sources. Senses of one concept, or with
 * a long word in common, are one.
 */
export function ambiguousCases(records: readonly CorpusRecord[]): Case[] {
  const senses = new Map<string, string[]>();
  for (const { abbr, gold } of records) {
    if (abbr === undefined) continue;
    const known = senses.get(abbr) ?? [];
    const usual = (gold?.senses ?? []).filter(({ freq }) => freq >= leastShare).map(({ sense }) => sense);
    senses.set(abbr, [...known, ...usual]);
  }
  return [...senses]
    .filter(([, all]) => countDifferent(all) > 1)
    .map(([abbr]) => abbr.toUpperCase())
    .map((abbr) => ({
      id: abbr,
      text: `CLINIC NOTE\nThe patient was seen today.\n${abbr} was noted.\nReview in two weeks.`,
      expected: { ambiguous: abbr },
    }));
}

function countDifferent(senses: readonly string[]): number {
  const groups: Set<string>[] = [];
  for (const sense of senses) {
    const stems = new Set(
      sense
        .toLowerCase()
        .match(/[a-z]{4,}/g)
        ?.map((word) => word.slice(0, 5)) ?? [sense],
    );
    const group = groups.find((known) => [...stems].some((stem) => known.has(stem)));
    if (group === undefined) groups.push(stems);
    else for (const stem of stems) group.add(stem);
  }
  return groups.length;
}
