import { remembering } from './phrases.ts';
import { isSpaceAt } from './signs.ts';
import tables from './unit-table.json' with { type: 'json' };

/** Normal forms by printed form. Forms are written folded: lower case, no spaces, "u" for micro, "^" before powers. */
const byForm = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([normal, forms]) => forms.map((form) => [form, normal] as const)));

/** What stands before the stroke: "mg" of "mg/dL". */
export const amounts = byForm(tables.amounts);

/** What stands after a stroke: "dL" of "mg/dL". */
export const denominators = byForm(tables.denominators);

/** Units that stand without a stroke. */
export const standalone = byForm(tables.standalone);

/** Units of time and size: only believed where a column holds nothing but units. */
export const columnOnly = byForm(tables.columnOnly);

/*
 * Units of laboratory results: which printed words are one, and which printed forms are the same unit. Nothing is ever converted:
 * "10^9/L" and "10^3/uL" stay different although their figures agree. An own table, because the UCUM grammar takes "K/uL" for
 * kelvin and refuses a third of the printed forms.
 */

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** One spelling for what differs in print only: case, spaces, the micro sign, the cross, and how a power is written. */
export function foldUnit(printed: string): string {
  const lower = printed.toLowerCase();
  // Most words have nothing to fold but their blanks.
  if (/^[a-z\d/%^*. ]+$/.test(lower) && !lower.includes(' per ')) return lower.replaceAll(' ', '');
  return lower
    .replace(/\p{Script=Cyrillic}+/gu, (letters) => cyrillic.get(letters) ?? letters) // "ммоль/л" is mmol/L
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) => `^${[...digits].map((digit) => superscripts.indexOf(digit)).join('')}`)
    .replace(/[µμ×✕⁄∕]/g, (sign) => plainSigns.get(sign) ?? sign)
    .replace(/10\((\d{1,2})\)/g, '10^$1')
    .replace(/\s+per\s+/g, '/')
    .replace(/\{([^}]{0,20})\}/g, (_, note: string) => keptNotes.get(note) ?? '')
    .replace(/[[\]\s]/g, '');
}

const plainSigns = new Map(Object.entries({ µ: 'u', μ: 'u', '×': 'x', '✕': 'x', '⁄': '/', '∕': '/' }));
const keptNotes = new Map(Object.entries({ '1.73m2': '1.73m2', '1.73_m2': '1.73m2', ratio: 'ratio', score: 'score' }));
const cyrillic = new Map(Object.entries(tables.cyrillic));

// The letters that recognition confuses with the digits of a ten: "xlOE3".
const power = /^x?[1il][0o](?:\^|\*\*|\*|e|exp|\+)\+?(\d{1,2})$/;
const bareCount = /^x[1il][0o](\d{1,2})$/;

function powerOfTen(amount: string): string | undefined {
  const ten = power.exec(amount) ?? bareCount.exec(amount);
  return ten ? `10^${ten[1] ?? ''}` : undefined;
}

function normalAmount(amount: string): string | undefined {
  const ten = powerOfTen(amount);
  if (ten) return ten;
  const tens = /^(x?10(?:\^|\*|e)\d{1,2})(cells|cfu|copies|iu|u)$/.exec(amount);
  if (tens) {
    const [figure, counted] = [normalAmount(tens[1] ?? ''), amounts.get(tens[2] ?? '')];
    return figure && counted ? `${figure} ${counted}` : undefined;
  }
  return amounts.get(amount);
}

const longestUnit = 32;
const longestNote = 40;

/** The normal form of a printed unit, or undefined when the words are no unit of a laboratory result. */
export const normaliseUnit = remembering((printed): string | undefined => {
  if (printed.length > longestUnit) return undefined;
  const folded = foldUnit(printed).replace(/[.,;]$/, '');
  const whole = standalone.get(folded);
  if (whole) return whole;
  const [amount = '', ...rest] = folded.split('/');
  if (rest.length === 0) return powerOfTen(amount);
  if (rest.length > 3) return undefined;
  const below = rest.map((part) => denominators.get(part));
  const above = amount === '' ? '' : normalAmount(amount);
  if (above === undefined || below.includes(undefined)) return undefined;
  return [above, ...below].join('/');
});

/** As `normaliseUnit`, and also units of time and size, which elsewhere are no result: for a column that holds units alone. */
export function normaliseColumnUnit(printed: string): string | undefined {
  if (printed.length > longestUnit + longestNote) return undefined;
  return normaliseUnit(printed) ?? columnOnly.get(foldUnit(printed)) ?? annotated(printed);
}

// "% (sample/positive control)"
const annotated = (printed: string): string | undefined => {
  const bracket = printed.indexOf(' (');
  return bracket > 0 && printed.endsWith(')') ? normaliseUnit(printed.slice(0, bracket)) : undefined;
};

const unitWords = /\S{1,33}/g; // one more than the longest unit, and never the whole of an endless word

/** The length of the unit that starts at `start`, at most `end`; 0 when none does. The longest of up to four words wins. */
export function unitLengthAt(text: string, start: number, end: number): number {
  unitWords.lastIndex = start;
  let longest = 0;
  for (let words = 0; words < 4; words += 1) {
    const word = unitWords.exec(text);
    if (!word || word.index >= end || word.index + word[0].length - start > longestUnit) break;
    if (words === 0 ? !canBegin(word[0]) : /^(?:[),;:|]|\[(?:[\d<>]|$))/.test(word[0])) break;
    if (words > 0 && word.index - unitStart(text, start, word.index) > 1) break;
    const stop = Math.min(word.index + word[0].length, end);
    const printed = text
      .slice(start, stop)
      .replace(/(?<!10\(\d{1,2})(?:[);:|]|,(?!\d)).*$/s, '')
      .trimEnd();
    if (normaliseUnit(printed) !== undefined) longest = Math.max(longest, printed.replace(/[.*]+$/, '').length);
    if (/[),;:|]/.test(word[0])) break;
  }
  return longest;
}

/** Words that a unit may begin with: whole ones, and up to three letters of any. */
export const unitStarts: ReadonlySet<string> = new Set(
  [...amounts.keys(), ...standalone.keys()].flatMap((form) => [
    form,
    ...[1, 2, 3].map((length) => form.slice(0, length)),
  ]),
);

// Most words are no unit and none begins with them: the cheap answer first.
const canBegin = (word: string): boolean =>
  /[/%#‰{[µμ×✕^*]|^[xх]?[1il][0o]/iu.test(word) || unitStarts.has(word.toLowerCase().replace(/[).,;:|]+$/, ''));

// Where the blanks before a word begin: a wide gap is the end of a column.
function unitStart(text: string, from: number, wordStart: number): number {
  let at = wordStart;
  while (at > from && isSpaceAt(text, at - 1)) at -= 1;
  return at;
}

/** Whether a unit counts what is seen in the field of a microscope. */
export const countsInFields = (unit: string | undefined): boolean => /[hl]pf|field/i.test(unit ?? '');
