import type { LabResult } from '../../documents/explanation.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isAbsentWord, isPresentWord, isUncertainWord } from './wording.ts';

/** Groups of tests that ask whether something foreign is there. */
const lookedFor: ReadonlySet<string> = new Set(['serology', 'stool_test']);
// Antibodies that protect are good news, and a pregnancy or a blood group is neither.
const welcome = /\b(?:IgG|anti-?HBs|HBsAb|surface antibod\w*|immun\w*|vaccin\w*|Rh|D antigen|hCG|pregnan\w*)\b/i;

/**
 * A result that stands out where a report prints no expected answer: among tests for germs that came back negative a positive or doubtful
 * one is not as expected. Nothing is ever called normal by it.
 */
export function withContrast(rows: readonly LabResult[], { getAnalyte }: Knowledge): LabResult[] {
  const groupOf = ({ analyte }: LabResult): string => (analyte === null ? '' : getAnalyte(analyte).group);
  const isOpen = (row: LabResult): boolean => row.flag === 'unknown' && row.range === null && row.printedFlag === null;
  const plainly = rows.filter((row) => isAbsentWord(row.value) && lookedFor.has(groupOf(row))).length;
  if (plainly < 2) return [...rows];
  return rows.map((row) => {
    const stands = isPresentWord(row.value) || isUncertainWord(row.value);
    const differs = stands && isOpen(row) && lookedFor.has(groupOf(row)) && !welcome.test(row.name);
    return differs ? { ...row, flag: 'abnormal' } : row;
  });
}
