/** How many of how many. */
export type Ratio = { hit: number; of: number };

/** Figures of one document or of many, by name. */
export type Counts = Record<string, Ratio>;

/** Something that was not as expected: `measure` says of what, the texts are for people. */
export type Miss = { measure: string; expected: string; got: string };

export type Measured = { counts: Counts; misses: Miss[] };

export const nothingMeasured: Measured = { counts: {}, misses: [] };

export const ratioOf = (flags: readonly boolean[]): Ratio => ({ hit: flags.filter(Boolean).length, of: flags.length });

export const share = ({ hit, of }: Ratio): number => (of === 0 ? NaN : hit / of);

/** F1 as a ratio that can be added up: 2 TP of 2 TP + FP + FN. */
export const f1 = (hit: number, wrong: number, missed: number): Ratio => ({
  hit: 2 * hit,
  of: 2 * hit + wrong + missed,
});

export function addCounts(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all) {
    for (const [name, { hit, of }] of Object.entries(counts)) {
      const before = sum[name] ?? { hit: 0, of: 0 };
      sum[name] = { hit: before.hit + hit, of: before.of + of };
    }
  }
  return sum;
}

export const mergeMeasured = (all: readonly Measured[]): Measured => ({
  counts: addCounts(all.map(({ counts }) => counts)),
  misses: all.flatMap(({ misses }) => misses),
});
