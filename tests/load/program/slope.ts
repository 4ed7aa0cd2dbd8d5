/** A figure at a moment, in milliseconds. */
export type Sample = { at: number; value: number };

const hour = 60 * 60 * 1000;

/** How much a figure grows in an hour, by least squares; 0 where too little is known. */
export function hourlySlope(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanAt = mean(samples.map(({ at }) => at));
  const meanValue = mean(samples.map(({ value }) => value));
  const together = samples.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - meanValue), 0);
  const spread = samples.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  return spread === 0 || samples.length === 0 ? 0 : (together / spread) * hour;
}

export function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.floor(ordered.length / 2)] ?? NaN;
}
