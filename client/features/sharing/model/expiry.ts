import { errorTexts } from '#client/lib/error-texts.ts';
import { addDays, addMonths, fullDay, type CalendarDay } from './calendar-day.ts';
import { readTypedDay } from './typed-day.ts';
import { texts } from '../texts.ts';

const { expiry: words } = texts;
const mostMonths = 60;

/** The first and the last day that a share may end on. */
export type ExpiryRange = { first: CalendarDay; last: CalendarDay };

export const rangeFrom = (today: CalendarDay): ExpiryRange => ({ first: today, last: addMonths(today, mostMonths) });

export const presetsFrom = (today: CalendarDay): readonly { label: string; day: CalendarDay }[] => [
  { label: words.presets.week, day: addDays(today, 7) },
  { label: words.presets.month, day: addMonths(today, 1) },
  { label: words.presets.quarter, day: addMonths(today, 3) },
  { label: words.presets.year, day: addMonths(today, 12) },
];

export type Expiry = { day: CalendarDay | null; problem?: never } | { day?: never; problem: string };

/** What somebody wrote as the last day of a share; nothing means that it does not end by itself. */
export function expiryOf(text: string, { first, last }: ExpiryRange): Expiry {
  if (text.trim() === '') return { day: null };
  const day = readTypedDay(text);
  if (day === undefined) return { problem: words.unclear };
  if (day < first) return { problem: errorTexts['share.date_past'] };
  if (day > last) return { problem: errorTexts['share.date_too_far'] };
  return { day };
}

/** How it was understood, in words; nothing while it cannot be. */
export function tellExpiry({ day }: Expiry, timeZone: string): string {
  if (day === undefined) return '';
  return day === null ? words.never : words.ends(fullDay(day), timeZone);
}
