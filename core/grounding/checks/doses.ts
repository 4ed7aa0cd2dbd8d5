import type { MedicineEntry } from '../../knowledge/entries.ts';
import type { Mention } from '../../knowledge/knowledge.ts';
import words from '../wording/measured-words.json' with { type: 'json' };
import { readQuantities } from '../told/quantities.ts';
import { isSameNumber } from './row-numbers.ts';
import type { Case, Check } from './check.ts';

/** How often a day, as people and prescriptions say it. */
const frequencies = words.frequencies.map(({ often, form }) => ({ often, form: new RegExp(form, 'i') }));

const perDay =
  /\b(?:a|per|each|every) (?:day|week)|daily|\btimes\b|twice|once|every (?:\d+|\w+) hours|needed|al día|cada|nightly|bedtime|morning|evening|weekly/i;

/** How often a text says that something is taken or done. */
export const oftenIn = (text: string): string[] =>
  frequencies.filter(({ form }) => form.test(text)).map(({ often }) => often);

/** A medicine's strength and how often it is taken are as printed for that medicine. */
export const doses: Check = ({ told, source, evidence }) => {
  const named = told.medicines.map(({ entry }) => entry.generic);
  if (named.length === 0) return [];
  const own = source.medicines.filter(({ entry }) => named.includes(entry.generic));
  const printed = printedOf(own, { source, evidence });
  return isOtherStrength(told.text, printed) || isOtherOften(told.text, printed) ? ['dose'] : [];
};

const strengthUnit = /^(?:mg|mcg|g|ml|unit|tablet|puff|drop|meq|%)$/;

function isOtherStrength(text: string, printed: string): boolean {
  const told = readQuantities(text).filter(({ unit }) => strengthUnit.test(amountOf(unit)));
  if (told.length === 0) return false;
  const all = readQuantities(printed);
  return told.some(
    ({ value, unit }) =>
      !all.some(
        (one) => isSameNumber(one.value, value) && (one.unit === undefined || amountOf(one.unit) === amountOf(unit)),
      ),
  );
}

/** "5 mg per day" and "4 g/24 h" are amounts of mg and of g: how often is looked at apart. */
const amountOf = (unit = ''): string => unit.replace(/\/(?:\d+ ?)?(?:d|day|h|hr|week)$/, '');

function isOtherOften(text: string, printed: string): boolean {
  if (!perDay.test(text)) return false;
  const told = oftenIn(text);
  const stated = oftenIn(printed);
  const isCounted = told.some((often) => often === '2' || often === '3' || often === '4');
  return (
    stated.length > 0 &&
    told.some(
      (often) =>
        !stated.includes(often) && !(often === '1' && isCounted) && !(often === 'needed' && /\bfor\b/i.test(printed)),
    )
  );
}

/** What is printed of medicines: each from its name to the next one, and the words that the sentence rests on where they name no other. */
function printedOf(
  own: readonly Mention<MedicineEntry>[],
  { source, evidence }: Pick<Case, 'source' | 'evidence'>,
): string {
  const { text } = source.explanation;
  const parts = own.map(({ start, end }) => {
    const next = source.medicines.find((other) => other.start >= end)?.start ?? text.length;
    const stop = blankLine(text, end);
    const line = text.lastIndexOf('\n', start) + 1;
    const isFirst = !source.medicines.some((other) => other.start >= line && other.end <= start);
    return text.slice(isFirst ? line : leadStart(text, start), Math.min(next, stop, end + longestEntry));
  });
  const namesOther = source.medicines.some(
    (other) => !own.includes(other) && evidence.near.some(([from, to]) => from <= other.start && other.end <= to),
  );
  return namesOther && parts.length > 0 ? parts.join('\n') : [...parts, evidence.nearText].join('\n');
}

const longestEntry = 240;

/** "Was given daily 1 g Rocephin": the amount stands before the name, in the same stretch between commas. */
function leadStart(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 40), start);
  const [lead = ''] = lastStretch.exec(before) ?? [];
  return start - lead.length;
}

function blankLine(text: string, from: number): number {
  const at = text.slice(from).search(/\n\s*\n|\n\s*(?:[-•*]|\d{1,2}[.)])\s/);
  return at === -1 ? text.length : from + at;
}

const lastStretch = /(?<=^|[,;(\n]|\. |\b(?:and|or|plus|then|with|to|on) )(?:[^,;.(\n]|\.(?=\d))*$/i;

/** What was, before it was changed. */
const former = /\((?:was|previously|formerly)[^)]*\)|\bfrom [^,;.()]{1,30}?(?=\bto\b)/gi;

/** How often something is done is told as the quote has it, of medicines and of all else. */
export const often: Check = ({ told, quoted }) => {
  if (quoted === undefined) return [];
  const printed = oftenIn(quoted.words.replace(former, ' '));
  if (printed.length === 0) return [];
  const said = oftenIn(told.text.replace(former, ' ')).filter((one) => one !== 'needed');
  const isFree = printed.includes('needed');
  return said.length > 0 && !isFree && !said.some((one) => printed.includes(one)) ? ['dose'] : [];
};
