import type { LabResult } from '../../documents/explanation.ts';
import { numbersIn } from '../told/quantities.ts';
import { supportAround } from '../support.ts';

/** What a number is to a row: its value, a bound of its range, its earlier value, or something else that its line prints. */
export type Role = 'value' | 'bound' | 'previous' | 'other';

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
const holds = (numbers: readonly number[], value: number): boolean => numbers.some((number) => isSame(number, value));

export function rolesOf(value: number, row: LabResult, text: string): Role[] {
  const { range } = row;
  const bounds = [...(range === null ? [] : numbersIn(range.text)), range?.low, range?.high].filter(
    (bound) => bound !== null && bound !== undefined,
  );
  const roles: Role[] = [];
  if (holds(numbersIn(row.value), value)) roles.push('value');
  if (holds(bounds, value)) roles.push('bound');
  if (row.previous !== null && holds(numbersIn(row.previous), value)) roles.push('previous');
  if (roles.length === 0 && holds(numbersIn(text.slice(...supportAround(text, row.span))), value)) roles.push('other');
  return roles;
}

export { isSame as isSameNumber };
