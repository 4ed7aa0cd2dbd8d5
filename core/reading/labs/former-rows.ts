import type { LabResult } from '../../documents/explanation.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';

const former = /^(?:previous|prior|last)\s+(?=\p{L})/iu;

/** "Previous lithium: 0.82" below the row of lithium is no result of today: it is the former value of that row. */
export function withFormer(rows: readonly LabResult[], knowledge: Knowledge): LabResult[] {
  const told = rows.flatMap((row) => {
    const name = row.name.replace(former, '');
    const isFormer = name !== row.name && row.analyte === null;
    const of = isFormer ? rows.find((other) => other !== row && isOf(other, name, knowledge)) : undefined;
    return of ? [{ row, of }] : [];
  });
  if (told.length === 0) return [...rows];
  return rows
    .filter((row) => !told.some((one) => one.row === row))
    .map((row) => {
      const one = told.find(({ of }) => of === row)?.row;
      return one && row.previous === null ? { ...row, previous: `${one.comparator ?? ''}${one.value}` } : row;
    });
}

const isOf = (row: LabResult, name: string, knowledge: Knowledge): boolean =>
  row.name.toLowerCase() === name.toLowerCase() ||
  (row.analyte !== null && knowledge.findAnalyte(name)?.id === row.analyte);
