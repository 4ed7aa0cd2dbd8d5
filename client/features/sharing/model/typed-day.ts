import { dayOf, type CalendarDay } from './calendar-day.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const isWordOf = (name: string) => (short: string) => name.toLowerCase().startsWith(short);
const monthNamed = (name: string): number => months.findIndex(isWordOf(name)) + 1;

type Parts = Record<string, string>;
const day = ({ year = '', month = '', day: number = '' }: Parts) => dayOf(Number(year), Number(month), Number(number));
const named = ({ year = '', name = '', day: number = '' }: Parts) =>
  dayOf(Number(year), monthNamed(name), Number(number));

/** As on a paper form: month first, unless there is no such month. */
const slashed = ({ first = '', second = '', year = '' }: Parts) =>
  day({ year, month: first, day: second }) ?? day({ year, month: second, day: first });

const ways: readonly [RegExp, (parts: Parts) => CalendarDay | undefined][] = [
  [/^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})$/, day],
  [/^(?<first>\d{1,2})[/-](?<second>\d{1,2})[/-](?<year>\d{4})$/, slashed],
  [/^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})$/, day],
  [/^(?<name>[a-z]{3,9})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i, named],
  [/^(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s*(?<name>[a-z]{3,9})\.?,?\s*(?<year>\d{4})$/i, named],
];

/** The day that somebody wrote, in any of the usual ways; undefined where it cannot be told. Years have four digits. */
export function readTypedDay(text: string): CalendarDay | undefined {
  const written = text.trim().replace(/\s+/g, ' ');
  for (const [pattern, read] of ways) {
    const parts = pattern.exec(written)?.groups;
    if (parts) return read(parts);
  }
  return undefined;
}
