import type { Comparator } from '../../documents/explanation.ts';

/** A printed comparator sign. For building larger patterns. */
export const printedSign = String.raw`(?:[<>]\s?OR\s?=|[<>]=|=[<>]|[<>≤≥≦≧]|&[lg]t;=?)`;

const comparators: readonly (readonly [RegExp, Comparator])[] = [
  [/^(?:<\s?or|<=|=<|≤|≦|&lt;=|less than or|lower than or|fewer than or)/i, '<='],
  [/^(?:>\s?or|>=|=>|≥|≧|&gt;=|greater than or|more than or|higher than or)/i, '>='],
  [/^(?:<|&lt;|less|lower|fewer)/i, '<'],
  [/^(?:>|&gt;|greater|more|higher)/i, '>'],
];

export const comparatorOf = (printed: string): Comparator | null =>
  comparators.find(([pattern]) => pattern.test(printed.trim()))?.[1] ?? null;
