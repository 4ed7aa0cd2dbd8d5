const unavailable = 'Date unavailable';

const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** `Mar 4, 2026`, in the reader's time zone. */
export const formatShortDate = (value: string | null | undefined): string => format(short, value);

/** `Mar 4, 2026` of a day without a time, `2026-03-04`: the same day wherever it is read. */
export const formatDay = (value: string | null | undefined): string => format(day, value);

/** `March 4, 2026`, in the reader's time zone. */
export const formatLongDate = (value: string | null | undefined): string => format(long, value);

/** `Mar 4, 2026, 4:05 PM`, in the reader's time zone. */
export const formatMoment = (value: string | null | undefined): string => format(moment, value);

/** `4:05 PM`, in the reader's time zone. */
export const formatTime = (value: string | null | undefined): string => format(time, value);

function format(formatter: Intl.DateTimeFormat, value: string | null | undefined): string {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime()) ? unavailable : formatter.format(date);
}
