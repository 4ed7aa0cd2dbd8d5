import { matchesIn } from '../kernel/matches-in.ts';
import type { Claim, GroundingFault } from './claim.ts';

const numbers = /\d+(?:[.,]\d+)*/g;
/** A printed unit after a number: "6.8 mmol/L", "92%", "5 mL". Plain words never count as one. */
const unitAfterNumber = /\d\s?(%|[\p{L}µμ/^.\d]*\/[\p{L}µμ/^.\d[\]]+|(?:m|µ|μ|n|p|k|c|d)?(?:g|L|mol|m|IU|U|Eq|Hg)\b)/gu;

/** Whole numbers, so that a "2.9" is not found inside "12.9". */
export function numberFaults({ said, support }: Claim): GroundingFault[] {
  const told = said.match(numbers);
  if (told === null) return [];
  const printed = new Set(support.match(numbers));
  const missing = told.filter((number) => !printed.has(number));
  return missing.map((word) => ({ kind: 'number', word }));
}

/** A unit can be printed once for all rows, above them: then it must be the unit of a row that the sentence stands on. */
export function unitFaults({ said, support, rows }: Claim, text: string): GroundingFault[] {
  if (!/\d/.test(said)) return [];
  const units = matchesIn(said, unitAfterNumber).map((match) => (match[1] ?? '').replace(/\.$/, ''));
  if (units.length === 0) return [];
  const above = rows.flatMap(({ unit }) => (unit !== null && text.includes(unit) ? [unit] : []));
  const printed = [support, ...above].join('\n').toLowerCase();
  return units.filter((unit) => !printed.includes(unit.toLowerCase())).map((word) => ({ kind: 'unit', word }));
}

const months = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spanOfTime = new RegExp(String.raw`\b(${small.join('|')}) (day|week|month|year)s?\b`, 'gi');

/** Months must be printed, and "one year" must be printed in words or in digits. Numbers in dates are checked as numbers. */
export function dateFaults({ own, support }: Claim): GroundingFault[] {
  const printed = support.toLowerCase();
  const named = (own.match(months) ?? []).filter((month) => !printed.includes(month.toLowerCase().slice(0, 3)));
  const times = matchesIn(own, spanOfTime).filter(([, count = '', unit = '']) => !isPrinted(printed, count, unit));
  return [...named, ...times.map(([words]) => words)].map((word) => ({ kind: 'date', word }));
}

function isPrinted(printed: string, count: string, unit: string): boolean {
  const digit = small.indexOf(count.toLowerCase()) + 1;
  const forms = digit === 1 ? 'one|an?|1|per|each|every' : `${small[digit - 1] ?? count}|${digit}`;
  return new RegExp(String.raw`\b(?:${forms})[\s-]?(?:a )?${unit.charAt(0)}|\b${unit}ly\b`, 'i').test(printed);
}
