/** One line of a benchmark's table: what was measured, the figure, the yardstick beside it, and their ratio where it means something. */
export type Row = { what: string; figure: string; yardstick: string; ratio: string };

export const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

export function percentile(values: readonly number[], share: number): number {
  const ordered = sorted(values);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? NaN;
}

export const medianOf = (values: readonly number[]): number => percentile(values, 0.5);

/** Milliseconds of wall clock of one run. */
export async function wallMs(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Milliseconds of processor time this process spent on one run. */
export function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export async function repeat(times: number, measure: () => Promise<number> | number): Promise<number[]> {
  const figures: number[] = [];
  for (let run = 0; run < times; run++) figures.push(await measure());
  return figures;
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const times = (value: number): string => `${value.toFixed(2)} x`;
