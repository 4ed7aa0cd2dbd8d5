import type { LabResult } from '../../documents/explanation.ts';
import { numbersIn, readQuantities, type Quantity } from '../told/quantities.ts';
import { subjectsOf } from '../told/subjects.ts';
import type { Told } from '../told/told-sentence.ts';
import { wordsWithin } from '../told/told-words.ts';
import { normalUnit } from '../told/units.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case, Check } from './check.ts';
import { isInDate } from './dates.ts';
import { contextFaults, isEarlierLine } from './printed-context.ts';
import { printedFaults } from './printed-numbers.ts';
import { isSameNumber, rolesOf, type Role } from './row-numbers.ts';

const rangeWords =
  /\b(?:range|ranges|limits?|reference|normal|expected|usual|between|cut-?off|threshold|goal|target|goal|maximum|minimum|upper|lower|should|ideal\w*|at least|at most|up to|above|below|under|over|exceed\w*|than|recommended|desirable|healthy|from|to|or (?:less|more|higher|lower|above|below)|rango|límites?|referencia|entre|hasta|superior|inferior|menos|menor|mayor|encima|debajo|esperado)\b|[-–<>≤≥]\s*$/i;
const rangeBehind =
  /^[\s\w/%.^·-]{0,24}?\b(?:to|and|or (?:less|more|higher|lower|above|below)|range|limit|upper|lower|cutoff|reference|y|a)\b|^\s?[-–]\s?\d/i;
/** "A level of 100 to 149". */
const opensRange = /^\s?(?:to|a|[-–])\s?\d/;
/** "Was 5.1", "of 5.1", "came back at 5.1": told as the result. */
const asResult =
  /\b(?:is|was|were|are|of|at|measured|reads?|reading|reported|result|value|level|es|fue|resultó)\s*:?\s*(?:about |around |only |just )?$|[=:]\s*$/i;
/** "The normal range is 5.2", "between 5.2 and …": told as a limit. */
const asLimit =
  /\b(?:range|limits?|cutoff|threshold|normal|target|goal|rango|límite)(?: (?!(?:value|result|with|at|came|reading|level|your|yours|and|but|because|since|was|is|by)\b)[\w'-]+){0,4} (?:is|was|of|goes|runs|being|from|starts|es|:)(?: (?:from|between|about|at|de|up to|under|over|below|above|less than|more than))?\s*$|\b(?:between|entre)\s*$|\bshould (?:be|stay|fall|read|lie) (?:\w+ ){0,2}(?:below|under|above|over|less than|more than|at least|between|within|from|up to)?\s*$/i;

/** Every number is printed for the very thing it is told of: as its value, as a bound of its range, or as its earlier value. */
export const values: Check = (one) => {
  const { told } = one;
  const faults = new Set<VerifyFault>();
  for (const quantity of told.quantities) {
    if (isInDate(told.text, quantity.start)) continue;
    const rows = rowsOf(told, quantity, one);
    const found = rows.length > 0 ? rowFaults(quantity, rows, one) : undefined;
    for (const fault of found ?? printedFaults(quantity, one)) faults.add(fault);
  }
  return [...faults];
};

/** The rows that a number is told of: those of the test named for it, else those that the sentence rests on. */
function rowsOf(told: Told, { start, end, inWords, unit }: Quantity, { evidence }: Case): readonly LabResult[] {
  const [lead] =
    /^\s*(?:[\p{L}/%.^µμ]+\s){0,4}?(?:for|of|in|para|de) (?:your |the |su |el |la )?/u.exec(
      told.text.slice(end, end + 40),
    ) ?? [];
  const [first, after] = wordsWithin(told.words, start, end + (lead?.length ?? 0));
  const subjects = subjectsOf(told, first, after - 1, { mayLead: lead !== undefined });
  const rows = subjects.flatMap((subject) => subject.rows);
  if (subjects.length > 0) return rows;
  // A small number in words counts things more often than it is a result.
  if (inWords && unit === undefined) return [];
  return evidence.rows;
}

function rowFaults(quantity: Quantity, rows: readonly LabResult[], one: Case): VerifyFault[] | undefined {
  const text = one.source.explanation.text;
  const fitting = rows
    .map((row) => ({ row, roles: rolesOf(quantity.value, row, text) }))
    .filter(({ roles }) => roles.length > 0);
  if (fitting.length === 0) return unfitting(quantity, one);
  if (fitting.every(({ roles }) => roles.includes('other')) && isResultOfAnother(quantity.value, rows, one))
    return ['analyte'];
  const faults = fitting.map(({ row, roles }) => [
    ...faultsIn(quantity, row, roles, one.told.text),
    ...ofLine(quantity, row, roles, one),
  ]);
  return faults.find((found) => found.length === 0) ?? faults[0];
}

/** Prose can hold several results in one line. */
const isResultOfAnother = (value: number, rows: readonly LabResult[], { source }: Case): boolean =>
  source.rows.some((row) => !rows.includes(row) && numbersIn(row.value).some((number) => isSameNumber(number, value)));

/** What the line of a row says of a number that is not its value, and of a value that it calls an earlier one. */
function ofLine(quantity: Quantity, row: LabResult, roles: readonly Role[], one: Case): VerifyFault[] {
  const { text } = one.source.explanation;
  const printed = readQuantities(one.evidence.text).filter(({ value }) => isSameNumber(value, quantity.value));
  if (roles.includes('other')) return contextFaults(quantity, printed, one);
  const isOnlyEarlier =
    roles.includes('value') && one.source.rows.some((other) => other !== row && other.analyte === row.analyte);
  return isOnlyEarlier && isEarlierLine(text, row.span[0]) && saysNow.test(one.told.text) ? ['historical'] : [];
}

/** Not in its own row: of another row, of the plan ("in 2 weeks"), or of nothing. */
function unfitting(quantity: Quantity, one: Case): VerifyFault[] {
  const { text } = one.source.explanation;
  const printed = printedFaults(quantity, one);
  const isOfAnother = one.source.rows.some((row) =>
    rolesOf(quantity.value, row, text).some((role) => role !== 'other'),
  );
  if (isTimeOrCount(quantity)) return printed;
  if (printed.length === 0 && isOnNamedLines(quantity, one)) return [];
  return isOfAnother ? ['analyte'] : printed.length > 0 ? printed : ['analyte'];
}

const isTimeOrCount = ({ unit = '', inWords }: Quantity): boolean =>
  /^(?:day|week|month|year|hour|minute|tablet|puff|drop|pack)$/.test(unit) || (inWords && unit === '');

/** In prose beside rows: the sentence rests on words that print the number outside of any row. */
function isOnNamedLines({ value }: Quantity, { evidence, source }: Case): boolean {
  const { text } = source.explanation;
  return evidence.near.some(([from, to]) => {
    const rows = source.rows.filter(({ span }) => span[0] < to && from < span[1]);
    const outside = rows.reduce(
      (words, { span }) =>
        words.slice(0, Math.max(0, span[0] - from)) +
        ' '.repeat(Math.max(0, Math.min(span[1], to) - Math.max(span[0], from))) +
        words.slice(Math.max(0, span[1] - from)),
      text.slice(from, to),
    );
    return numbersIn(outside).some((number) => isSameNumber(number, value));
  });
}

function faultsIn(quantity: Quantity, row: LabResult, roles: readonly Role[], text: string): VerifyFault[] {
  const before = text.slice(Math.max(0, quantity.start - 48), quantity.start);
  const near = before.slice(-32);
  const behind = text.slice(quantity.end, quantity.end + 40);
  const faults: VerifyFault[] = [];
  const isLimit = asLimit.test(before);
  if (roles.includes('value') && !roles.includes('bound') && isLimit) faults.push('range');
  else if (roles.includes('bound') && !roles.includes('value') && !isLimit) {
    const isOfRange =
      opensRange.test(behind) || ((rangeWords.test(near) || rangeBehind.test(behind)) && !isPlainResult(near));
    if (!isOfRange) faults.push('range');
  }
  if (roles.includes('value') && !roles.includes('bound') && isComparedWrongly(quantity, row)) faults.push('number');
  if (isEarlier(roles, row, text)) faults.push('historical');
  if (isOtherUnit(quantity, row, roles)) faults.push('unit');
  return faults;
}

/** An earlier value is told as earlier. */
const isEarlier = (roles: readonly Role[], { value }: LabResult, text: string): boolean =>
  roles.every((role) => role === 'previous') && (!earlier.test(text) || (saysNow.test(text) && !text.includes(value)));

const earlier =
  /\b(?:was|were|before|previous(?:ly)?|earlier|last|prior|yesterday|ago|from|since|then|had been|compared|past|first|(?:19|20)\d\d|antes|anterior|ayer|desde|era)\b/i;
const saysNow = /\b(?:today|now|currently|current|latest|this time|hoy|ahora|actual)\b/i;

const isPlainResult = (near: string): boolean =>
  asResult.test(near) &&
  !/\b(?:limit|range|above|below|over|under|than|cut-?off|threshold|normal|goal|target|upper|lower|reference|rango|límite)(?: \w+)? (?:is|was|of|at|es)\s*$/i.test(
    near,
  );

/** "< 0.01" is less than 0.01 and nothing else; what is printed bare is that number. */
function isComparedWrongly({ comparator, value }: Quantity, row: LabResult): boolean {
  const printed = row.comparator?.charAt(0);
  if (printed === comparator) return false;
  if (printed !== undefined) return true;
  return comparator !== undefined && row.value.trim() === String(value);
}

function isOtherUnit({ unit }: Quantity, row: LabResult, roles: readonly Role[]): boolean {
  if (unit === undefined || roles.includes('other')) return false;
  const own = row.unit === null ? undefined : (normalUnit(row.unit) ?? row.unit.toLowerCase());
  if (own === undefined)
    return !/^(?:day|week|month|year|hour|minute)$/.test(unit) && !row.value.toLowerCase().includes(unit);
  return !areSameUnit(own, unit);
}

/** "/uL" says the same as "cells/uL". */
const areSameUnit = (one: string, other: string): boolean => bareUnit(one) === bareUnit(other);
const bareUnit = (unit: string): string =>
  unit
    .replace(/\bcells\b|\s/g, '')
    .replace(/^iu/, 'u')
    .replace(/^miu/, 'mu');
