import { readQuantities } from '../told/quantities.ts';
import type { Check } from './check.ts';

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const single =
  /\b(?:in|after|every|within|for|about|next|de|en|cada|tras) (?:a|an|one|un|una)(?: further| whole)? (day|week|month|year|día|semana|mes|año)\b/gi;
const short = /(?<![\d/.])(\d{1,2})\/(7|52|12)\b/g;
const ofShort: Readonly<Record<string, number>> = { '7': 1, '52': 7, '12': 30 };
const spanish: Readonly<Record<string, string>> = { día: 'day', semana: 'week', mes: 'month', año: 'year' };
/** "Day 12", "week 6": with the unit first. */
const unitFirst = /\b(day|week|month) (\d{1,3})\b/gi;
/** "52 years old": no length of time. */
const isAge = /^[\s-]*(?:\p{L}+[\s-]+)?(?:old\b|of age)/iu;

/** "A few weeks" and "several weeks" are weeks, and no days. */
const vague =
  /\b(?:few|several|couple of|some|pocos|pocas|varios|varias|unos|unas) (day|week|month|year|día|semana|mes|año)/gi;

const named: readonly (readonly [RegExp, number])[] = [
  [/\btomorrow\b|\bmañana\b/i, 1],
  [/\b(?:next week|in a week's time)\b/i, 7],
  [/\bfortnight\b/i, 14],
  [/\bnext month\b/i, 30],
  [/\bnext year\b|\bannual(?:ly)?\b/i, 365],
];

/** A length of time in days, from the least to the most that it can be. */
type Length = readonly [least: number, most: number];

/** A week of print may be seven days of people, a month four weeks. */
const exactly = (days: number): Length => [days * 0.96, days * 1.04];
const roughly = (unit: number): Length => [unit * 1.5, unit * 10];
const unitOf = (name = ''): number => daysOf[spanish[name.toLowerCase()] ?? name.toLowerCase()] ?? 0;

function lengthsIn(text: string): Length[] {
  return [
    ...readQuantities(text).flatMap(({ value, unit = '', end }) => {
      const days = daysOf[unit];
      return days === undefined || isAge.test(text.slice(end, end + 16)) ? [] : [exactly(value * days)];
    }),
    ...[...text.matchAll(single)].map(([, unit]) => exactly(unitOf(unit))),
    ...[...text.matchAll(vague)].map(([, unit]) => roughly(unitOf(unit))),
    ...named.flatMap(([form, days]) => (form.test(text) ? [exactly(days)] : [])),
    ...[...text.matchAll(short)].map(([, count = '', of = '']) => exactly(Number(count) * (ofShort[of] ?? 1))),
    ...[...text.matchAll(unitFirst)].map(([, unit, count = '']) => exactly(Number(count) * (unitOf(unit) || 1))),
  ];
}

const overlap = (one: Length, other: Length): boolean => one[0] <= other[1] && other[0] <= one[1];

/** When something is due, or how long it lasts, is told as the quote has it: "6 weeks" is not "3 days". */
export const intervals: Check = ({ told, quoted }) => {
  if (quoted === undefined) return [];
  const said = lengthsIn(told.text);
  if (said.length === 0) return [];
  const printed = lengthsIn(quoted.words);
  if (printed.length === 0) return [];
  const all = [...printed, ...lengthsIn(quoted.sentence)];
  return said.some((one) => all.some((other) => overlap(one, other))) ? [] : ['number'];
};
