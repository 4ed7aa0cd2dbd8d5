import type { Line } from './lines.ts';
import { hasDigit } from './signs.ts';

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}';
const time = String.raw`(?:,?[ T@]{1,2}\d{1,2}:\d{2}(?::\d{2})?(?:\.\d{1,6})?(?: ?[AaPp]\.?[Mm]\b\.?| ?Z|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = String.raw`(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0[1-9]|[12]\d|3[01]|[1-9])`;

/** A date as printed, with its time when one follows; also "03/2021" and "20110227". For building larger patterns. */
export const printedDate = [
  `${yearFirst}${time}`,
  ...['/', '-', '\\.'].map((dash) => String.raw`\d{1,2}${dash}\d{1,2}${dash}(?:\d{4}|\d{2})(?![\d/]|[.,]\d)${time}`),
  String.raw`\d{1,2}(?:st|nd|rd|th)?[- ]?${month}\.?[- ,]{0,2}(?:19|20)?\d{2}(?!\d)${time}`,
  String.raw`${month}\.? \d{1,2}(?:st|nd|rd|th)?(?:, ?| )(?:19|20)\d{2}${time}`,
  String.raw`(?:0?[1-9]|1[0-2])/(?:19|20)\d{2}(?!\d)`,
  String.raw`(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{2}){0,3}(?:[+-]\d{4})?(?!\d)`,
].join('|');

const monthName =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** "12 August", "Aug 12th": in a sentence a day of a month is a date without its year as well. */
const dayOfMonth = String.raw`(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?: of)? ${monthName}|${monthName}\.? (?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\d.:/%]| ?[-–])`;

/** A date or a time at a place. "1:40" is a titre unless it says a. m. or p. m. */
export const dateAt = new RegExp(
  String.raw`(?:${printedDate}|${dayOfMonth}|(?!1:)\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp][Mm]\b)?|1:\d{2}(?::\d{2})? ?[AaPp][Mm]\b)(?![\p{L}\d])`,
  'uy',
);

export const isDate = (words: string): boolean => {
  dateAt.lastIndex = 0;
  const found = dateAt.exec(words);
  return found !== null && found[0].length === words.length;
};

const label = String.raw`(?:(?:date|time)(?:\s?/\s?time| and time)? (?:collected|drawn|of collection)|(?:specimen |sample )?collected(?: on| date| date/time)?|collection (?:date|time)(?:\s?/\s?time)?|date of (?:sample|specimen)|sample date|drawn(?: on)?|entnahme(?:datum)?|eingang)`;
const collected = new RegExp(String.raw`\b${label}\s{0,4}[:\-]?\s{0,4}(${printedDate})`, 'iu');
const titled = new RegExp(
  String.raw`\b(?:lab(?:oratory)?|test) (?:results|report)[^\n]{0,80}?\(?(${printedDate})`,
  'iu',
);

const longestLine = 600;

/** When the specimen was taken, as printed in this line of a report's head; undefined when it does not say. */
export function collectedIn(text: string, { start, end }: Line): string | undefined {
  if (end - start > longestLine) return undefined;
  const words = text.slice(start, end);
  // Without a digit there is no date: the cheap answer for most lines.
  if (!hasDigit(words)) return undefined;
  return (collected.exec(words) ?? titled.exec(words))?.[1]?.trim();
}

/** A number that orders printed dates of one table, once it is known whether the day comes before the month. */
export function dateOrder(printed: string, dayFirst: boolean): number {
  const named = monthIn(printed);
  const numbers = numbersIn(printed);
  const [a = 0, b = 0, c = 0] = numbers;
  if (a > 9_999_999) return a;
  if (named > 0) {
    const year = numbers.find((number) => number > 99) ?? numbers.at(-1) ?? 0;
    return fullYear(year) * 10_000 + named * 100 + (numbers.find((number) => number !== year) ?? 0);
  }
  if (a > 999) return a * 10_000 + b * 100 + c;
  const [month, day] = dayFirst ? [b, a] : [a, b];
  return fullYear(c) * 10_000 + month * 100 + day;
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthIn = (printed: string): number => months.findIndex((month) => printed.toLowerCase().includes(month)) + 1;
const numbersIn = (printed: string): number[] => (withoutTime(printed).match(/\d{1,8}/g) ?? []).map(Number);
const withoutTime = (printed: string): string => printed.replace(/[ ,T]{1,2}\d{1,2}:\d{2}.*$/, '');

/** The month and day of a date that is printed without its year, as one number; null where it has a year. */
export function dayAndMonthOrder(printed: string, dayFirst: boolean): number | null {
  if (/^\d{1,2}:\d{2}/.test(printed)) return 0; // a time of one and the same day
  const [a = 0, b, more] = numbersIn(printed);
  const named = monthIn(printed);
  if (named > 0) return b === undefined && a < 32 ? named * 100 + a : null;
  if (b === undefined || more !== undefined || b > 31) return null;
  const [month, day] = dayFirst ? [b, a] : [a, b];
  return month * 100 + day;
}

/** The part of a day that has passed at the time behind a date. */
export function timeOrder(printed: string): number {
  const [, hours, minutes, half] = /(?<![\d:])(\d{1,2}):(\d{2})(?::\d{2})?\s?([ap])?/i.exec(printed) ?? [];
  if (hours === undefined) return 0;
  const noon = half?.toLowerCase() === 'p' && Number(hours) < 12 ? 12 : 0;
  return (Number(hours) + noon + Number(minutes) / 60) / 24;
}

/** Whether dates put the day before the month, by a figure that can be no month; null where none tells. */
export function dayFirstBy(dates: readonly string[]): boolean | null {
  const parts = dates.map((date) => /^(\d{1,2})([/.-])(\d{1,2})(?:[/.-]|\b)/.exec(date));
  if (parts.some((part) => part?.[2] === '.' || Number(part?.[1]) > 12)) return true;
  return parts.some((part) => Number(part?.[3]) > 12) ? false : null;
}

/** The same of one table: by its dates, else by others of the document, else by the order in which its columns run from old to new or back. */
export const isDayFirst = (dates: readonly string[], elsewhere: boolean | null = null): boolean =>
  dayFirstBy(dates) ?? elsewhere ?? (!runsOneWay(dates, false) && runsOneWay(dates, true));

function runsOneWay(dates: readonly string[], dayFirst: boolean): boolean {
  const orders = dates.map((date) => dayAndMonthOrder(date, dayFirst) ?? dateOrder(date, dayFirst));
  const sorted = [...orders].sort((a, b) => a - b);
  return [sorted, [...sorted].reverse()].some((way) => way.every((order, index) => order === orders[index]));
}

export const isYear = (printed: string): boolean => /^(?:19|20)\d\d$/.test(printed);
