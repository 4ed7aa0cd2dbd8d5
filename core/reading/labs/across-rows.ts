import type { LabResult } from '../../documents/explanation.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Finished } from './finish-row.ts';
import { isAbsentWord, isPresentWord, isUncertainWord } from './wording.ts';

/**
 * Leaves out what a sentence tells once more of a result that a table or an earlier sentence has: one fact, one row. In a report of a
 * laboratory (`isReport`) sentences speak about the rows: other figures of a test that has a row are limits, or of another day.
 */
export function onceEach(rows: readonly { told: boolean; row: LabResult }[], isReport: boolean): LabResult[] {
  const reported = new Set(rows.flatMap(({ told, row }) => (told || row.analyte === null ? [] : [row.analyte])));
  const printed = new Map<string, LabResult[]>();
  for (const { told, row } of rows) if (!told) add(printed, row);
  return rows.flatMap(({ told, row }) => {
    if (!told) return [row];
    if (isReport && row.analyte !== null && reported.has(row.analyte)) return [];
    if ((printed.get(keyOf(row)) ?? []).some((other) => mayBeSame(row, other))) return [];
    add(printed, row);
    return [row];
  });
}

function add(rows: Map<string, LabResult[]>, row: LabResult): void {
  const key = keyOf(row);
  const known = rows.get(key);
  if (known) known.push(row);
  else rows.set(key, [row]);
}

const keyOf = ({ analyte, name, comparator, value }: LabResult): string =>
  [analyte ?? name.toLowerCase(), comparator ?? '', value].join('|');

const mayBeSame = (a: LabResult, b: LabResult): boolean =>
  (a.unit === null || b.unit === null || a.unit.toLowerCase() === b.unit.toLowerCase()) &&
  (a.collectedAt === null || b.collectedAt === null || a.collectedAt === b.collectedAt);

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

/**
 * Calls results critical that pass the limit at which laboratories call at once. The limit of prothrombin time in seconds is for people
 * without a blood thinner (Kost, JAMA 1990;263:704-707); where the INR is printed it is the INR that tells, critical above 5 (ARUP
 * Laboratories: Critical Values List): an INR of 3 with a time of 35 s is what treatment aims at.
 */
export function withCriticalFlags(rows: readonly Finished[]): { told: boolean; row: LabResult }[] {
  const isCritical = ({ row, beyond }: Finished): boolean => beyond !== null || row.flag.startsWith('critical');
  const inrs = rows.filter(({ row }) => row.analyte === 'inr');
  const isCalm = inrs.length > 0 && !inrs.some(isCritical);
  return rows.map(({ told, row, beyond }) => {
    const applies = beyond !== null && !(isCalm && row.analyte === 'prothrombin_time');
    return { told, row: applies ? { ...row, flag: beyond } : row };
  });
}
