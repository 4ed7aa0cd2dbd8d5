const unavailable = 'Date unavailable';

// A formatter is dear to make and asked for by every row: each is made once, by the first who asks.
const short = once({ year: 'numeric', month: 'short', day: 'numeric' });
const spanish = once({ year: 'numeric', month: 'short', day: 'numeric' }, 'es-419');
const moment = once({ dateStyle: 'medium', timeStyle: 'short' });
const time = once({ timeStyle: 'short' });
const day = once({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = once({ year: 'numeric', month: 'long', day: 'numeric' });

/** `Mar 4, 2026` or `4 mar 2026`, in the reader's time zone. */
export const formatShortDate = (value: string | null | undefined, language: 'en' | 'es' = 'en'): string =>
  format(language === 'es' ? spanish : short, value);

/** `Mar 4, 2026` of a day without a time, `2026-03-04`: the same day wherever it is read. */
export const formatDay = (value: string | null | undefined): string => format(day, value);

/** `March 4, 2026`, in the reader's time zone. */
export const formatLongDate = (value: string | null | undefined): string => format(long, value);

/** `Mar 4, 2026, 4:05 PM`, in the reader's time zone. */
export const formatMoment = (value: string | null | undefined): string => format(moment, value);

/** `4:05 PM`, in the reader's time zone. */
export const formatTime = (value: string | null | undefined): string => format(time, value);

function once(options: Intl.DateTimeFormatOptions, locale = 'en-US'): () => Intl.DateTimeFormat {
  let formatter: Intl.DateTimeFormat | undefined;
  return () => (formatter ??= new Intl.DateTimeFormat(locale, options));
}

function format(formatter: () => Intl.DateTimeFormat, value: string | null | undefined): string {
  const date = new Date(value ?? '');
  // "4:05 PM" stays in one piece where a line ends.
  return Number.isNaN(date.getTime())
    ? unavailable
    : formatter()
        .format(date)
        .replace(/\s(?=[AP]M$)/u, '\u00a0');
}
