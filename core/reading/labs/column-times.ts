import { expandPhrases } from '../../kernel/expand-phrases.ts';
import { matchesIn } from '../../kernel/matches-in.ts';
import words from './column-times.json' with { type: 'json' };
import { dateOrder, dayAndMonthOrder, isDayFirst, printedDate, timeOrder, dayFirstBy } from './dates.ts';

/** When the results of a column were taken, as its heading says: on a date, or at a stage that comes before or after others. */
export type ColumnTime = { date: string | null; stage: number | null };

const stages = new Map<string, number>();
const first = 0;
const last = 1e6;
for (const phrase of expandPhrases(words.earliest)) stages.set(phrase, first);
words.ordinals.forEach((word, at) => stages.set(word, at + 1));
for (const phrase of expandPhrases(words.latest)) stages.set(phrase, last);
const numbered: ReadonlySet<string> = new Set(words.numbered);
const joining: ReadonlySet<string> = new Set(words.joining);
const weekdays: ReadonlySet<string> = new Set(words.weekdays);
const beside: ReadonlySet<string> = new Set(words.beside);
const longest = Math.max(...[...stages.keys()].map((phrase) => phrase.split(' ').length));

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}';
// A year, a month, or a day of a month is date enough at the head of a column.
const dateHeading = new RegExp(
  `(?:${printedDate}|(?:${month}\\.? )?(?:19|20)\\d{2}(?![\\d-])|\\d{1,2}(?:st|nd|rd|th)?[- ]${month}(?!\\p{L})|${month}\\.?[- ]\\d{1,2}(?!\\d)` +
    String.raw`|\d{1,2}/\d{1,2}(?![\d/-])|\d{1,2}\.\d{1,2}\.(?!\d))(?:,? \d{1,2}:\d{2}(?: ?[ap]m)?)?(?!\p{L})|\d{1,2}:\d{2}(?: ?[ap]m)?(?![\p{L}\d:])`,
  'iuy',
);
const wordAt = /\p{L}{1,20}/uy;
const number = /(?:[ .-]{0,2}|\. )#?(\d{1,3})(?![\d./-]\d|\d)/y;
const ordinal = /([1-9])(?:st|nd|rd|th)(?!\p{L})/uy;
const between = /(?:[ ]?[-–:,./'’([][ ]?|[ ])?/y;

const take = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The stage that begins at a place: "Day 3", "2nd", "Convalescent phase", "Post-op". */
function stageAt(text: string, at: number): { stage: number; end: number } | undefined {
  const counted = take(ordinal, text, at);
  if (counted) return { stage: Number(counted[1]), end: at + counted[0].length };
  let found: { stage: number; end: number } | undefined;
  let [said, end] = ['', at];
  for (let count = 0; count < longest; count += 1) {
    const word = take(wordAt, text, end)?.[0];
    if (word === undefined) break;
    end += word.length;
    if (count === 0 && numbered.has(word.toLowerCase())) {
      const figure = take(number, text, end);
      if (figure) return { stage: Number(figure[1]), end: end + figure[0].length };
    }
    said = `${said} ${word.toLowerCase()}`.trimStart();
    const stage = stages.get(said);
    if (stage !== undefined) found = { stage, end };
    end += /^[ '’-](?=\p{L})/u.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  }
  return found;
}

const joins = (rest: string): boolean => joining.has(/^ (\p{L}{1,12}) /u.exec(rest)?.[1]?.toLowerCase() ?? '');

/** "Result" leads to a date only with "on" between; behind a time it belongs to it: "Acute serum". */
const leadsOn = (word: string, rest: string, { date, stage }: ColumnTime): boolean =>
  joining.has(word) || weekdays.has(word) || (beside.has(word) && (date !== null || stage !== null || joins(rest)));

/** The heading of a time that begins at a place: "Admission 02/05", "Result on 9 August", "Day 3", "02/05/26 (acute)". */
export function timeHeadingAt(text: string, place: number): (ColumnTime & { end: number }) | undefined {
  let [at, end] = [place, place];
  const time: ColumnTime = { date: null, stage: null };
  while (at < text.length) {
    const date = time.date === null ? take(dateHeading, text, at)?.[0] : undefined;
    const stage = date === undefined && time.stage === null ? stageAt(text, at) : undefined;
    const word = date === undefined && stage === undefined ? take(wordAt, text, at)?.[0] : undefined;
    if (date !== undefined) time.date = date;
    else if (stage) time.stage = stage.stage;
    else if (word === undefined || !leadsOn(word.toLowerCase(), text.slice(at + word.length), time)) break;
    at = stage?.end ?? at + (date ?? word ?? '').length;
    const isSaid = word === undefined || beside.has(word.toLowerCase());
    if (isSaid && (time.date !== null || time.stage !== null)) end = at;
    at += take(between, text, at)?.[0].length ?? 0;
  }
  if (time.date === null && time.stage === null) return undefined;
  return { ...time, end: end + (/^[)\]]/.exec(text.slice(end, end + 1))?.[0].length ?? 0) };
}

/** What a document tells of the order of its columns. */
export type ColumnOrder = { newest: 'left' | 'right' | null; dayFirst: boolean | null; until: number | null };

const says =
  /\b(newest|latest|most recent|oldest|earliest)\b(?: results?| values?| column| sample| date| is| are| on| at| in| the| to){0,5}[\s,:–-]{0,3}\b(left|right|first|last)\b/i;
const runs =
  /\b(?:from |left to right:? )?(oldest|earliest|old|newest|latest|new) to (?:newest|latest|new|oldest|earliest|old)\b/i;
const fullDate = new RegExp(`(?<![\\d/.-])(?:${printedDate})`, 'giu');
const mostDates = 200;
const ofBirth = /\b(?:dob|d\.o\.b|born|birth|geb|né|née|naissance|nacimiento)\b[^\n]{0,12}$/i;

/** Where the newest column stands, whether days come before months, and the latest date of all, as far as the document says so. */
export function columnOrderOf(text: string): ColumnOrder {
  const [, which, side = 'left'] = says.exec(text) ?? runs.exec(text) ?? [];
  const isOldest = which !== undefined && /^(?:old|ear)/i.test(which);
  const newest = which === undefined ? null : isOldest !== /^(?:left|first)$/i.test(side) ? 'left' : 'right';
  const dates = matchesIn(text, fullDate)
    .filter(({ index }) => !ofBirth.test(text.slice(Math.max(0, index - 24), index)))
    .slice(0, mostDates)
    .map(([date]) => date);
  const dayFirst = dayFirstBy(dates);
  const orders = dates.map((date) => dateOrder(date, dayFirst ?? false)).filter((order) => order > 19_000_000);
  return { newest, dayFirst, until: orders.length > 0 ? Math.max(...orders) : null };
}

/** A number for each column that orders them by time, from old to new; where neither dates nor stages tell, by what the document says of their order. */
export function ordersOf(times: readonly ColumnTime[], order: ColumnOrder): number[] {
  const byPlace = times.map((_, at) => (order.newest === 'right' ? at : -at));
  const dates = times.map(({ date }) => date);
  if (dates.every((date) => date !== null)) {
    const orders = orderDates(dates, order);
    return new Set(orders).size === 1 ? byPlace : orders;
  }
  if (times.every(({ stage }) => stage !== null)) {
    const found = times.map(({ stage }) => stage ?? 0);
    return new Set(found).size === 1 ? byPlace : found;
  }
  const dated = orderDates(
    dates.map((date) => date ?? ''),
    order,
  );
  return times.map(({ date, stage }, at) => {
    if (date !== null) return dated[at] ?? 0;
    return stage === first ? -Infinity : Infinity;
  });
}

function orderDates(dates: readonly string[], { dayFirst, until }: ColumnOrder): number[] {
  const isDay = isDayFirst(dates, dayFirst);
  const days = dates.map((date) => dayAndMonthOrder(date, isDay));
  const turn = until === null ? turnOf(days.flatMap((day) => day ?? [])) : until % 10_000;
  const year = Math.floor((until ?? 20_000_000) / 10_000);
  return dates.map((date, at) => {
    const day = days[at] ?? null;
    const order = day === null ? dateOrder(date, isDay) : (day <= turn ? year : year - 1) * 10_000 + day;
    return order + timeOrder(date);
  });
}

const endOfYear = 1231;
const farApart = 900; // nine months, with 100 for each
/** Where a year ends among days of a month without it: before the widest gap, if it is most of a year. */
function turnOf(days: readonly number[]): number {
  const sorted = [...days].sort((a, b) => a - b);
  const gap = sorted.findIndex((day, at) => at > 0 && day - (sorted[at - 1] ?? 0) > farApart);
  return gap > 0 ? (sorted[gap - 1] ?? endOfYear) : endOfYear;
}
