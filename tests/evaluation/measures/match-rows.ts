import type { LabResult } from '#core/documents/explanation.ts';
import type { ExpectedRow } from '../case.ts';
import { bare, likeness, sameUnit, sameValue } from './same.ts';

export type RowPair = { expected: ExpectedRow; read: LabResult | undefined };

type Rule = (expected: ExpectedRow, read: LabResult) => boolean;

const sameName: Rule = (expected, read) => bare(expected.name) === bare(read.name);
const sameAnalyte: Rule = (expected, read) => expected.loinc !== null && expected.loinc === read.loinc;
const value: Rule = (expected, read) => sameValue(expected.value, read.value);
const partOfName: Rule = (expected, read) => {
  const [a, b] = [bare(expected.name), bare(read.name)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};

/** A letter that was misread leaves most pairs of letters as they were. */
const nearName: Rule = (expected, read) => likeness(bare(expected.name), bare(read.name)) >= 0.7;
/** Where the expected name is a code's name that the document does not print, value and unit have to do. */
const codedName: Rule = (expected, read) => expected.isCodedName === true && sameUnit(expected.unit, read.unit);

/** The surest pairs first, over the whole document, so that a doubtful pair never takes a row from a sure one. */
const rules: readonly Rule[] = [
  (expected, read) => sameName(expected, read) && value(expected, read),
  (expected, read) => sameAnalyte(expected, read) && value(expected, read),
  (expected, read) => partOfName(expected, read) && value(expected, read),
  (expected, read) => nearName(expected, read) && value(expected, read),
  (expected, read) => codedName(expected, read) && value(expected, read),
  sameName,
  sameAnalyte,
];

/**
 * Pairs each expected row with one row that was read, each row at most once: by name and value, by analyte (LOINC) and value, by a
 * part of the name and value, by a name with misread letters and value, and at last by name or analyte alone (then the value is wrong). `extra` are the rows left over.
 */
export function matchRows(
  expected: readonly ExpectedRow[],
  read: readonly LabResult[],
): { pairs: RowPair[]; extra: LabResult[] } {
  const free = new Set(read);
  const found = new Map<ExpectedRow, LabResult>();
  for (const rule of rules) {
    for (const row of expected) {
      if (found.has(row)) continue;
      const fitting = [...free].find((candidate) => rule(row, candidate));
      if (fitting === undefined) continue;
      found.set(row, fitting);
      free.delete(fitting);
    }
  }
  return { pairs: expected.map((row) => ({ expected: row, read: found.get(row) })), extra: [...free] };
}
