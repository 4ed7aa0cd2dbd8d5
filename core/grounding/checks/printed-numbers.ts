import { readQuantities, type Quantity } from '../told/quantities.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case } from './check.ts';
import { isSameNumber } from './row-numbers.ts';

/** Numbers that are told without a row: they stand in the words that the sentence rests on, with the same unit and comparator. */
export function printedFaults(quantity: Quantity, { evidence, told }: Case): VerifyFault[] {
  if (isCount(quantity, told.text)) return [];
  const printed = quantitiesIn(evidence.text).filter(({ value }) => isSameNumber(value, quantity.value));
  if (printed.length === 0) return saysOtherwise(quantity, evidence.text) ? [] : ['number'];
  const { unit } = quantity;
  if (unit !== undefined && printed.every((one) => one.unit !== undefined && one.unit !== unit)) return ['unit'];
  if (unit !== undefined && isPhysical(unit) && printed.every((one) => one.unit !== unit))
    return hasUnit(evidence.text, unit) ? [] : ['unit'];
  const isCompared = quantity.comparator !== undefined && isPhysical(unit ?? '') && !/\bup to\b/i.test(told.text);
  return isCompared && printed.every(({ comparator }) => comparator === undefined) && !isThreshold(evidence.text)
    ? ['number']
    : [];
}

const isPhysical = (unit: string): boolean => /^(?:mm|cm|inch|kg|lb|mg|mcg|g|ml|unit|%)$/.test(unit);
const isThreshold = (printed: string): boolean =>
  /[<>≤≥]|\b(?:over|under|above|below|more|less|greater|at least|up to|exceed)/i.test(printed);
const hasUnit = (printed: string, unit: string): boolean => printed.toLowerCase().includes(unit);

/** "Two of your results", "all three tests": a count of the writer's own. */
function isCount({ inWords, value, unit, end }: Quantity, text: string): boolean {
  if (!inWords || unit !== undefined || value > 12) return false;
  return !/^[\s-]*(?:times|or|to|point)\b/i.test(text.slice(end, end + 10));
}

/** What print has in another form: "3/12" for three months, "x2", "BID", "q8h", "II". */
function saysOtherwise({ value, unit, inWords }: Quantity, printed: string): boolean {
  const others: Readonly<Record<string, RegExp>> = {
    month: new RegExp(String.raw`\b${value}/12\b`),
    week: new RegExp(String.raw`\b${value}/52\b`),
    day: new RegExp(String.raw`\b${value}/7\b`),
    year: new RegExp(String.raw`\b${value}-?year|\b${value}\s?(?:yo|y/o|M|F)\b`, 'i'),
  };
  if (unit !== undefined && others[unit]?.test(printed) === true) return true;
  if (unit === 'hour' || unit === undefined) {
    if (new RegExp(String.raw`\bq\s?${value}\s?h`, 'i').test(printed)) return true;
  }
  if (new RegExp(String.raw`\b(?:[a-z]{1,4}|[x#])${value}\b`, 'i').test(printed)) return true;
  if (value === 1 && (unit === 'day' || unit === 'tablet')) return true;
  const often = [
    /\bdaily|\bqd|\bod\b/i,
    /\bbid|\bbd\b|\btwice|\bb\.i\.d/i,
    /\btid|\btds|\bt\.i\.d/i,
    /\bqid|\bqds|\bq\.i\.d/i,
  ][value - 1];
  return (unit === undefined || inWords) && often?.test(printed) === true;
}

let latest: { text: string; found: readonly Quantity[] } = { text: '', found: [] };

function quantitiesIn(text: string): readonly Quantity[] {
  if (latest.text !== text) latest = { text, found: readQuantities(text) };
  return latest.found;
}
