/** A day without a time, `yyyy-MM-dd`. Such days sort as text. */
export type CalendarDay = string;

const pad = (number: number, length: number) => String(number).padStart(length, '0');

/** Undefined where there is no such day, as on 30 February. Months are counted from 1. */
export function dayOf(year: number, month: number, day: number): CalendarDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined;
}

const utcOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** The day that it is there, which may be another one than here. */
export function todayIn(timeZone: string, now: Date = new Date()): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
  return dayOf(part('year'), part('month'), part('day')) ?? fromUtc(now);
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = utcOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return fromUtc(date);
}

/** The same day of a later month; its last day where it is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = utcOf(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, lastDay));
  return fromUtc(date);
}

/** For a calendar, which counts in the zone of the browser. */
export function toLocalDate(day: CalendarDay): Date {
  const date = utcOf(day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

export const fromLocalDate = (date: Date): CalendarDay =>
  dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? fromUtc(date);

const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Dec 24, 2026`. */
export const shortDay = (day: CalendarDay): string => short.format(utcOf(day));

/** `Thursday, December 24, 2026`. */
export const fullDay = (day: CalendarDay): string => full.format(utcOf(day));
