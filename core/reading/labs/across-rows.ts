import type { LabResult } from '../../documents/explanation.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Finished } from './finish-row.ts';
import { numberOf, hasLeadingZero } from './numbers.ts';
import { phraseLists } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { isAbsentWord, isPresentWord, isUncertainWord } from './wording.ts';

/** Leaves out what a sentence repeats of a row: one fact, one row. Other figures in sentences of a report (`isReport`) are limits or earlier ones. */
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
  const formerOf = new Map<LabResult, LabResult>();
  const told = new Set<LabResult>();
  for (const row of rows) {
    const name = row.analyte === null ? row.name.replace(former, '') : row.name;
    const of = name === row.name ? undefined : rows.find((other) => other !== row && isOf(other, name, knowledge));
    if (!of) continue;
    formerOf.set(of, formerOf.get(of) ?? row);
    told.add(row);
  }
  return rows.flatMap((row) => {
    const before = formerOf.get(row);
    const isOpen = before !== undefined && row.previous === null;
    return told.has(row) ? [] : isOpen ? { ...row, previous: `${before.comparator ?? ''}${before.value}` } : row;
  });
}

const isOf = (row: LabResult, name: string, knowledge: Knowledge): boolean =>
  row.name.toLowerCase() === name.toLowerCase() ||
  (row.analyte !== null && knowledge.findAnalyte(name)?.id === row.analyte);

/** Groups of tests that ask whether something foreign is there. */
const lookedFor: ReadonlySet<string> = new Set(['serology', 'stool_test']);
// Antibodies that protect are good news, and a pregnancy or a blood group is neither.
const { welcome } = phraseLists(reportWords.rows);

/** Among tests for germs that came back negative a positive or doubtful one is abnormal. Nothing is ever called normal by it. */
export function withContrast(rows: readonly LabResult[], { getAnalyte }: Knowledge): LabResult[] {
  const groupOf = ({ analyte }: LabResult): string => (analyte === null ? '' : getAnalyte(analyte).group);
  const isOpen = (row: LabResult): boolean => row.flag === 'unknown' && row.range === null && row.printedFlag === null;
  const plainly = rows.filter((row) => isAbsentWord(row.value) && lookedFor.has(groupOf(row))).length;
  if (plainly < 2) return [...rows];
  return rows.map((row) => {
    const stands = isPresentWord(row.value) || isUncertainWord(row.value);
    const differs = stands && isOpen(row) && lookedFor.has(groupOf(row)) && !welcome.holds(row.name);
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

/** Of "12" beside "0.8-1.8" the point may be lost. Where others of the report prove it none of them is believed, and none put right by guess. */
export function withLostPoints(rows: readonly LabResult[]): LabResult[] {
  const suspects = rows.filter(mayLackPoint);
  const certain = rows.some(({ comparison }) => comparison === 'impossible');
  const isProven =
    certain || suspects.length > 1 || suspects.some((row) => hasLeadingZero(row.value) || fitsFormer(row));
  if (suspects.length === 0 || !isProven) return [...rows];
  return rows.map((row) =>
    suspects.includes(row) ? { ...row, flag: 'unknown', conflict: false, comparison: 'lost_point' } : row,
  );
}

const whole = /^\d{2,5}$/;
const decimals = /\d[.,]\d/;
/** Close enough to a range for a person who is ill or well. */
const wide = 2;
const farOutside = 3;

/** A whole number far above a range with decimals, which it would fit with a point. */
function mayLackPoint({ value, range, flag, comparator, comparison }: LabResult): boolean {
  if (comparison !== undefined || range === null || comparator !== null || !whole.test(value)) return false;
  if (!decimals.test(range.text) || !(flag.includes('high') || flag.includes('low'))) return hasLeadingZero(value);
  const top = range.high ?? range.low;
  if (top === null || top === 0 || Number(value) < top * farOutside) return hasLeadingZero(value);
  return pointed(value).some((figure) => figure >= (range.low ?? 0) / wide && figure <= top * wide);
}

/** Last time it was the same but for the point: "70" after "0.72". */
function fitsFormer({ value, previous }: LabResult): boolean {
  const before =
    previous === null || !decimals.test(previous) ? undefined : numberOf(/[\d.,]+/.exec(previous)?.[0] ?? '', '.');
  return (
    before !== undefined &&
    before > 0 &&
    pointed(value).some((figure) => figure > before / wide && figure < before * wide)
  );
}

/** What a whole number may have been: 98 is 9.8 or .98. */
const pointed = (value: string): number[] =>
  Array.from({ length: value.length }, (_, at) => Number(value) / 10 ** (at + 1));
