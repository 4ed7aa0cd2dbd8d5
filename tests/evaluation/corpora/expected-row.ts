import type { LabFlag } from '#core/documents/explanation.ts';
import type { ExpectedRow } from '../case.ts';
import { numberOf } from '../measures/same.ts';
import { printedRange } from './printed-range.ts';
import type { RecordRow } from './record.ts';

/** What a coded flag may be told as. Susceptibilities ("S", "R") and codes of other systems are no flags. */
const flagsOf: Record<string, readonly LabFlag[]> = {
  N: ['normal'],
  H: ['high', 'critical_high'],
  L: ['low', 'critical_low'],
  HH: ['critical_high', 'high'],
  LL: ['critical_low', 'low'],
  A: ['abnormal', 'high', 'low', 'critical_high', 'critical_low'],
  POS: ['abnormal'],
};

const comparators = /^(<=|>=|<|>)\s*/;

/**
 * A row of a record. Ranges and flags are known only where the document prints them: a range whose numbers do not stand in the text
 * is not expected, and a coded flag gives way to the one that follows from value and printed range, for coded flags are not always true.
 */
export function expectedRow(record: RecordRow, text: string): ExpectedRow {
  const row = withOwnUnit(record);
  const value = String(row.value);
  const comparator = comparators.exec(value)?.[1];
  const range = row.range_in_text === false ? undefined : rangeOf(row, text);
  return {
    name: row.name,
    isCodedName: !text.toLowerCase().includes(row.name.toLowerCase()),
    loinc: row.loinc ?? null,
    value: value.replace(comparators, ''),
    comparator:
      comparator === '<' || comparator === '>' || comparator === '<=' || comparator === '>=' ? comparator : undefined,
    unit: unitOf(row, text),
    range,
    flags: flags(row, range),
    previous: row.previous === null || row.previous === undefined ? [] : [String(row.previous)],
  };
}

/** "155 MG/DL" given as a value is a value and its unit. */
function withOwnUnit(row: RecordRow): RecordRow {
  const [, value, unit] = /^([<>]?=?\s?[\d.,]+)\s+(\D\S*)$/.exec(String(row.value)) ?? [];
  return value === undefined || row.unit ? row : { ...row, value, unit };
}

/** A unit is expected as it is printed; one that the document does not print in a line with the value is not known. */
function unitOf({ unit, value }: RecordRow, text: string): string | null | undefined {
  if (!unit) return null;
  const lines = text.toLowerCase().split('\n');
  const isPrinted = lines.some(
    (line) => line.includes(unit.toLowerCase()) && line.includes(String(value).toLowerCase()),
  );
  return isPrinted ? unit : undefined;
}

function rangeOf({ low, high, range_text }: RecordRow, text: string): ExpectedRow['range'] {
  const coded = { low: bound(low), high: bound(high) };
  const range = coded.low !== null || coded.high !== null ? coded : printedRange(range_text ?? '');
  if (range === undefined) return undefined;
  const printed = new Set((text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.'))));
  const isPrinted = [range.low, range.high].every((number) => number === null || printed.has(Math.abs(number)));
  return isPrinted ? range : undefined;
}

function flags({ value, flag, flag_from_range, range_in_text }: RecordRow, range: ExpectedRow['range']) {
  const number = numberOf(String(value));
  if (range && number !== null) {
    if (range.low !== null && number < range.low) return flagsOf['L'];
    if (range.high !== null && number > range.high) return flagsOf['H'];
    return flagsOf['N'];
  }
  if (range_in_text === false || flag_from_range) return undefined;
  return flagsOf[flag ?? ''];
}

const bound = (value: string | number | null | undefined): number | null =>
  value === null || value === undefined || value === '' ? null : numberOf(String(value));
