import type { RecordRow } from './record.ts';

type Cells = { name: string; value: string; unit: string; range: string };

const layouts: readonly { head: string; line: (cells: Cells) => string }[] = [
  {
    head: `${'Test'.padEnd(80)}${'Result'.padEnd(14)}${'Units'.padEnd(14)}Reference Range`,
    line: ({ name, value, unit, range }) =>
      `${name.padEnd(78)}  ${value.padEnd(14)}${unit.padEnd(14)}${range}`.trimEnd(),
  },
  {
    head: 'Test | Value | Reference Range',
    line: ({ name, value, unit, range }) => `${name} | ${value} ${unit} | ${range}`,
  },
  {
    head: 'RESULTS',
    line: ({ name, value, unit, range }) => `${name}: ${value} ${unit}${range === '' ? '' : ` (${range})`}`,
  },
];

/** A lab report for facts that come without a text, in one of three usual layouts by turn. */
export function printRows(title: string, rows: readonly RecordRow[], turn: number): string {
  const layout = layouts[turn % layouts.length];
  if (layout === undefined) return '';
  const lines = rows.map((row) =>
    layout.line({ name: row.name, value: String(row.value), unit: row.unit ?? '', range: printedRangeOf(row) }),
  );
  return ['LABORATORY REPORT', title, '', layout.head, ...lines].join('\n');
}

function printedRangeOf({ low, high, range_text }: RecordRow): string {
  const has = (bound: string | number | null | undefined) => bound !== null && bound !== undefined && bound !== '';
  if (has(low) && has(high)) return `${low} - ${high}`;
  if (has(high)) return `<= ${high}`;
  if (has(low)) return `>= ${low}`;
  return range_text ?? '';
}
