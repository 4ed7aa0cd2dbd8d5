import { numbersIn, readQuantities, type Quantity } from '../told/quantities.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case } from './check.ts';
import { contextFaults } from './printed-context.ts';
import { isSameNumber } from './row-numbers.ts';

/** Numbers that are told without a row: they stand in the words that the sentence rests on, with the same unit and comparator. */
export function printedFaults(quantity: Quantity, one: Case): VerifyFault[] {
  const { evidence, told } = one;
  if (isCount(quantity, told.text) || /^ times (?:the|higher|as|more)\b/i.test(told.text.slice(quantity.end)))
    return [];
  const all = readQuantities(evidence.text);
  const printed = all.filter(({ value }) => isSameNumber(value, quantity.value));
  if (printed.length === 0) return saysOtherwise(quantity, evidence.text) ? [] : ['number'];
  if (isAnotherOfQuote(quantity, one)) return ['analyte'];
  if (isOfOtherSign(quantity, printed, one)) return ['number'];
  const ofContext = contextFaults(quantity, printed, one);
  if (ofContext.length > 0) return ofContext;
  const { unit } = quantity;
  if (unit === undefined) return [];
  const ofUnit = printed.filter((each) => isSameUnit(each.unit, unit));
  if (ofUnit.length === 0 && saysOtherwise(quantity, evidence.text)) return [];
  if (ofUnit.length > 0) return isComparedWrongly(quantity, ofUnit, evidence.text) ? ['number'] : [];
  if (unit !== 'year' && isTime.test(unit)) return ['number'];
  const isOfQuote = numbersIn(one.quoted?.words ?? '').some((value) => isSameNumber(value, quantity.value));
  const isOtherNumber = !isOfQuote && all.some((each) => isSameUnit(each.unit, unit));
  if (printed.every((each) => each.unit !== undefined)) return [isOtherNumber ? 'number' : 'unit'];
  if (
    readQuantities(evidence.nearText).some(
      (each) => each.unit === undefined && isSameNumber(each.value, quantity.value),
    )
  )
    return [];
  return isOtherNumber ? ['number'] : isPhysical(unit) && !evidence.text.toLowerCase().includes(unit) ? ['unit'] : [];
}

/** "-6" is not "+6". */
const isOfOtherSign = ({ start }: Quantity, printed: readonly Quantity[], { told, evidence }: Case): boolean =>
  /(?:^|[\s(])[-−]$/.test(told.text.slice(Math.max(0, start - 2), start)) &&
  printed.every((one) => evidence.text.charAt(one.start - 1) === '+');

/** "mL/day" is told as "mL a day". */
const isSameUnit = (printed: string | undefined, told: string): boolean =>
  printed === told ||
  (printed?.startsWith(`${told}/`) ?? false) ||
  (told === 'unit' && printed === 'u') ||
  (told === 's' && printed === 'sec');

/** The quote itself prints numbers of this unit, and the told ones are all others. */
function isAnotherOfQuote({ unit }: Quantity, { quoted, told }: Case): boolean {
  if (quoted === undefined || unit === undefined || unit === 'score') return false;
  const own = readQuantities(quoted.words).filter((each) => isSameUnit(each.unit, unit));
  const said = told.quantities.filter((each) => each.unit === unit);
  return (
    own.length > 0 && said.length > 0 && !said.some(({ value }) => own.some((each) => isSameNumber(each.value, value)))
  );
}

const isComparedWrongly = ({ comparator, unit = '' }: Quantity, printed: readonly Quantity[], text: string): boolean =>
  comparator !== undefined &&
  isPhysical(unit) &&
  printed.every((each) => each.comparator === undefined) &&
  !threshold.test(text);

const isTime = /^(?:day|week|month|year|hour|minute|tablet|puff|drop)$/;
const isPhysical = (unit: string): boolean => /^(?:mm|cm|inch|kg|lb|mg|mcg|g|ml|l|unit|%|ms|s|mmhg|bpm)$/.test(unit);
const threshold = /[<>≤≥]|\b(?:over|under|above|below|more|less|greater|max\w*|limit|at least|up to|exceed)/i;

/** "Two of your results", "all three tests": a count of the writer's own. */
function isCount({ inWords, value, unit, end }: Quantity, text: string): boolean {
  if (!inWords || unit !== undefined || value > 12 || !Number.isInteger(value)) return false;
  return !/^[\s-]*(?:times|or|to|point)\b/i.test(text.slice(end, end + 10));
}

/** "3/12" for three months, "18m", "5–7/7" for five to seven days: the numbers of a shorthand and its letters. */
const shorthand = (value: number, of: number, letters: string): string =>
  String.raw`(?<!\d|\d\.)${value}(?:\s?[-–]\s?\d{1,2})?(?:/${of}|\s?(?:${letters}))\b`;

const otherForms: Readonly<Record<string, (value: number) => RegExp>> = {
  month: (value) => new RegExp(`${shorthand(value, 12, 'm(?:os?|ths?)?')}|\\b${value} ?x? ?months`, 'i'),
  week: (value) =>
    new RegExp(
      `${shorthand(value, 52, 'w(?:ks?|eekly|eeks?)?')}|\\b${value * 7}[ -]?days?\\b|\\bday ${value * 7}\\b`,
      'i',
    ),
  day: (value) => new RegExp(String.raw`${shorthand(value, 7, 'd')}|\b${value * 24}\s?h`, 'i'),
  year: (value) => new RegExp(String.raw`\b${value}(?:-?year|\s?y(?:rs?)?\b|\s?(?:yo|y/o|M|F)\b)`, 'i'),
};

/** What print has in another form: "3/12" for three months, "x2", "BID", "q8h". */
function saysOtherwise({ value, unit, inWords }: Quantity, printed: string): boolean {
  if (unit !== undefined && otherForms[unit]?.(value).test(printed) === true) return true;
  if ((unit === 'hour' || unit === undefined) && new RegExp(String.raw`\bq\.?\s?${value}\s?h`, 'i').test(printed))
    return true;
  if (unit === undefined && new RegExp(String.raw`(?:\b[a-z]{1,4}|[x#])${value}\b`, 'i').test(printed)) return true;
  if (value === 1 && (unit === 'day' || unit === 'tablet')) return true;
  const often = [
    /\bdaily|\bqd|\bod\b/i,
    /\bbid|\bbd\b|\btwice|\bb\.i\.d/i,
    /\btid|\btds|\bt\.i\.d/i,
    /\bqid|\bqds|\bq\.i\.d/i,
  ][value - 1];
  return (unit === undefined || inWords) && often?.test(printed) === true;
}
