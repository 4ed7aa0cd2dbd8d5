import type { MedicineEntry } from '../../knowledge/entries.ts';
import type { Mention } from '../../knowledge/knowledge.ts';
import { readQuantities } from '../told/quantities.ts';
import { isSameNumber } from './row-numbers.ts';
import type { Case, Check } from './check.ts';

/** How often a day, as people and prescriptions say it. */
const frequencies: readonly { often: string; form: RegExp }[] = [
  {
    often: '1',
    form: /\b(?:once (?:a|per|each|every|daily)|one time (?:a|per) day|once daily|(?<!twice |times |x ?[2-4] )daily|every day|each day|every morning|each morning|every evening|each evening|every night|nightly|at bedtime|at night|in the morning|in the evening|q\.?d\b|od\b|qam|qpm|qhs|hs\b|q24h|mane|nocte|una vez al día|cada día|every 24 hours|1x|1 time (?:a|per) day|(?<!times |twice |veces )(?:a|per) day|(?<!veces )al día)/i,
  },
  {
    often: '2',
    form: /\b(?:twice|x ?2\b|two times|2 times|2x|b\.?i\.?d\b|bd\b|every (?:12|twelve) hours|q\s?12\s?h|morning and (?:evening|night|bedtime)|dos veces|cada 12 horas)/i,
  },
  {
    often: '3',
    form: /\b(?:three times|x ?3\b|3 times|3x|t\.?i\.?d\b|tds\b|every (?:8|eight) hours|q\s?8\s?h|with (?:each|every) meal|with meals|tres veces|cada 8 horas)/i,
  },
  {
    often: '4',
    form: /\b(?:four times|4 times|4x|q\.?i\.?d\b|qds\b|every (?:6|six) hours|q\s?6\s?h|cuatro veces|cada 6 horas)/i,
  },
  {
    often: 'week',
    form: /\b(?:once (?:a|per|each|every) week|weekly|every week|each week|q ?week|qw\b|una vez (?:a la|por) semana)/i,
  },
  {
    often: 'month',
    form: /\b(?:once (?:a|per|each|every) month|monthly|every month|each month|una vez al mes|cada mes)/i,
  },
  {
    often: 'needed',
    form: /\b(?:as needed|when needed|if needed|only when you need|p\.?r\.?n\b|as required|when required|si es necesario|según sea necesario|for pain)/i,
  },
];

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
  const told = readQuantities(text).filter(({ unit }) => unit !== undefined && strengthUnit.test(unit));
  if (told.length === 0) return false;
  const all = readQuantities(printed);
  return told.some(
    ({ value, unit }) =>
      !all.some((one) => isSameNumber(one.value, value) && (one.unit === unit || one.unit === undefined)),
  );
}

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
    return text.slice(isFirst ? line : start, Math.min(next, stop, end + longestEntry));
  });
  const namesOther = source.medicines.some(
    (other) => !own.includes(other) && evidence.near.some(([from, to]) => from <= other.start && other.end <= to),
  );
  return namesOther && parts.length > 0 ? parts.join('\n') : [...parts, evidence.nearText].join('\n');
}

const longestEntry = 240;

function blankLine(text: string, from: number): number {
  const at = text.slice(from).search(/\n\s*\n|\n\s*(?:[-•*]|\d{1,2}[.)])\s/);
  return at === -1 ? text.length : from + at;
}
