import type { Report } from './generator/order.ts';

/** One line of what was seen. The ratio is that of the yardstick, or of the goal, where it means something. */
export type Row = { what: string; goal: string; seen: string; ratio: string };

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const perSecond = (value: number): string => `${value < 10 ? value.toFixed(2) : Math.round(value)}/s`;
export const share = (value: number): string => `${Math.round(value * 100)} %`;
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
export const megabytes = (value: number): string => `${Math.round(value)} MB`;

export function print(name: string, rows: readonly Row[]): void {
  console.log(`\n${name}`);
  console.table(Object.fromEntries(rows.map(({ what, ...rest }) => [what, rest])));
}

/** Each kind by itself. */
export const kindRows = ({ kinds }: Report): Row[] =>
  Object.entries(kinds).map(([name, { count, p50, p95, p99 }]) => ({
    what: `  ${name}`,
    goal: '',
    seen: `${count} x, p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`,
    ratio: '',
  }));

/** Everything that was not answered as it should be. */
export function faultsOf({ statuses }: Report): string {
  const others = Object.entries(statuses).filter(([status]) => !/^2\d\d$/.test(status));
  return others.length === 0 ? 'all answered' : others.map(([status, count]) => `${count} x ${status}`).join(', ');
}
