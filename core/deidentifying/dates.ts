/** What a printed date says. Months count from 1; a part that is not printed is undefined. */
export type PrintedDate = { year?: number; month?: number; day?: number };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Not "92/55/22" and "25/25", which are doses and scores: one figure is a month, and the other a day, or a year where nothing else is. */
export function isDateLike(words: string): boolean {
  const [, a, b, year] = /^(\d{1,2})[/.-](\d{1,2})([/.-]\d{2,4})?$/.exec(words.trim()) ?? [];
  if (a === undefined || b === undefined) return true;
  const [low, high] = [Number(a), Number(b)].sort((one, other) => one - other);
  if (low === undefined || high === undefined || low < 1 || low > 12) return false;
  return high <= 31 || (year === undefined && Number(b) === high);
}

/** Whether a text prints 31/12 or 12/31, as far as it can be seen. */
export const isDayFirst = (dates: readonly string[]): boolean =>
  dates.some((words) => {
    const [first = 0, second = 0] = numbersOf(words);
    return /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(words) && first > 12 && second <= 12;
  });

/** The date in words or figures, or undefined where it cannot be told. */
export function readDate(words: string, dayFirst: boolean): PrintedDate | undefined {
  const named = /\p{L}{3,9}/gu;
  const month = (words.match(named) ?? [])
    .map((name) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1)
    .find((at) => at > 0);
  const numbers = numbersOf(words);
  const date = month === undefined ? fromFigures(words, numbers, dayFirst) : fromWords(month, numbers);
  return date && isPossible(date) ? date : undefined;
}

const numbersOf = (words: string): number[] => (words.match(/\d+/g) ?? []).map(Number);

function fromWords(month: number, numbers: readonly number[]): PrintedDate {
  const year = numbers.find((number) => number > 31);
  const [first, second] = numbers.filter((number) => number <= 31);
  if (year !== undefined) return { year: fullYear(year), month, ...(first !== undefined && { day: first }) };
  if (first === undefined) return { month };
  return { month, day: first, ...(second !== undefined && { year: fullYear(second) }) };
}

function fromFigures(words: string, numbers: readonly number[], dayFirst: boolean): PrintedDate | undefined {
  const [a, b, c] = numbers;
  if (a === undefined) return undefined;
  if (/^\d{8}$/.test(words)) return { year: Math.floor(a / 10_000), month: Math.floor(a / 100) % 100, day: a % 100 };
  if (b === undefined) return a > 1000 ? { year: a } : undefined;
  if (c === undefined) {
    if (b > 31) return { month: a, year: fullYear(b) };
    return a > 1000 ? { year: a, month: b } : { ...dayAndMonth(a, b, words, dayFirst) };
  }
  return a > 31
    ? { year: fullYear(a), month: b, day: c }
    : { year: fullYear(c), ...dayAndMonth(a, b, words, dayFirst) };
}

const dayAndMonth = (a: number, b: number, words: string, dayFirst: boolean) =>
  a > 12 || (b <= 12 && (dayFirst || words.includes('.'))) ? { day: a, month: b } : { day: b, month: a };

const fullYear = (year: number): number => (year > 99 ? year : year > 40 ? 1900 + year : 2000 + year);

const isPossible = ({ year = 2000, month = 1, day = 1 }: PrintedDate): boolean =>
  year >= 1850 && year <= 2150 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
