import { matchesIn } from '../../kernel/matches-in.ts';
import { rememberLatest } from '../../kernel/remember-latest.ts';
import type { Check } from './check.ts';

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const spanishNames = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const monthWord = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`;

/** A day as people and print write it. Of figures alone, either may be the month. */
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?<month>${monthWord})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>(?:19|20)\d{2}))?\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?:of |de )?(?<month>${monthWord})\.?(?:(?:,| de|-)? ?(?<year>(?:19|20)?\d{2}))?\b`,
    'gi',
  ),
  new RegExp(String.raw`\b(?<month>${monthWord})\.?(?:,| of| de)? (?<year>(?:19|20)\d{2})\b`, 'gi'),
  /\b(?<year>(?:19|20)\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})/g,
  /(?<![\d/.-])(?<month>0?[1-9]|1[0-2])[-/](?<year>(?:19|20)\d{2})\b/g,
  /\b(?<one>\d{1,2})[-/.](?<other>\d{1,2})[-/.](?<year>(?:19|20)?\d{2})(?![\d/]|[.,]\d)/g,
];

type Day = { year: number | undefined; month: number; day: number | undefined };

/** "14/01", which in a sentence may be anything, and in print may be a day. */
export const dayAndMonth = /(?<![\d/.-])(?<one>\d{1,2})\/(?<other>\d{1,2})(?![\d/])/g;

export function daysIn(text: string, more: readonly RegExp[] = []): PlacedDay[] {
  return more.length === 0 ? daysOf(text) : [...daysOf(text), ...daysOfForms(text, more)];
}

type PlacedDay = Day & { start: number; end: number };

const daysOf = rememberLatest((text) => daysOfForms(text, forms));

function daysOfForms(text: string, wanted: readonly RegExp[]): PlacedDay[] {
  if (!/\d/.test(text)) return [];
  return wanted.flatMap((form) =>
    matchesIn(text, form).flatMap(({ 0: words, index, groups = {} }) =>
      readingsOf(groups).map((day) => ({ ...day, start: index, end: index + words.length })),
    ),
  );
}

function readingsOf(groups: Record<string, string | undefined>): Day[] {
  const year = groups['year'] === undefined ? undefined : Number(groups['year']) % 100;
  const [one, other] = [Number(groups['one']), Number(groups['other'])];
  if (groups['one'] !== undefined) {
    return [
      { year, month: one, day: other },
      { year, month: other, day: one },
    ].filter(({ month }) => month > 0 && month < 13);
  }
  const day = groups['day'] === undefined ? undefined : Number(groups['day']);
  return [{ year, month: monthOf(groups['month'] ?? ''), day }];
}

function monthOf(word: string): number {
  const short = word.slice(0, 3).toLowerCase();
  const at = names.indexOf(short);
  return /^\d/.test(word) ? Number(word) : (at === -1 ? spanishNames.indexOf(short) : at) + 1;
}

export const isInDate = (text: string, at: number): boolean =>
  daysIn(text).some(({ start, end }) => start <= at && at < end) ||
  /^(?:19|20)\d{2}\b/.test(text.slice(at)) ||
  /^\d{1,2}:\d{2}/.test(text.slice(at)) ||
  /\d:$/.test(text.slice(0, at));

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').map((day) => ({
  told: new RegExp(`\\b${day}`, 'i'),
  printed: new RegExp(`\\b${day.slice(0, 3)}`, 'i'),
}));

/** Days, months and years that are told are printed. */
export const dates: Check = ({ told, source }) => {
  const { text } = source.explanation;
  const days = daysIn(told.text);
  const years = [...told.text.matchAll(/\b(?:19|20)\d{2}\b(?!\s?(?:m[gl]|mcg|cells?|units?|steps|calories))/g)].map(
    ([year]) => year,
  );
  const isOtherWeekday =
    /day/i.test(told.text) && weekdays.some((day) => day.told.test(told.text) && !day.printed.test(text));
  if (isOtherWeekday) return ['date'];
  if (days.length === 0 && years.length === 0) return [];
  const printed = daysIn(text, [dayAndMonth]);
  const isPrinted = (one: Day): boolean =>
    printed.some(
      (other) =>
        other.month === one.month &&
        (one.day === undefined || other.day === one.day) &&
        (one.year === undefined || other.year === undefined || other.year === one.year),
    );
  const groups = Map.groupBy(days, ({ start }) => start);
  const isWrong = [...groups.values()].some((readings) => !readings.some(isPrinted));
  const isYearWrong = years.some(
    (year) => !text.includes(year) && !printed.some((day) => day.year === Number(year) % 100),
  );
  return isWrong || isYearWrong ? ['date'] : [];
};
