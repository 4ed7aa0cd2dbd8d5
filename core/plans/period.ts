// Uploads are counted by calendar months of the person's zone. Needs Temporal: the browser asks the server instead.

/** Where a guest's documents are counted: never anew. */
export const lifePeriod = 'life';

/** The month that a moment falls in, such as `2026-11`. */
export const periodOf = (at: Date, timeZone: string): string => monthOf(at, timeZone).toString();

/** The first moment of the month after: when counting starts anew. */
export const renewalAfter = (at: Date, timeZone: string): Date =>
  dateOf(monthOf(at, timeZone).add({ months: 1 }).toPlainDate({ day: 1 }).toZonedDateTime({ timeZone }));

/**
 * The same day and time of day so many months on. Where that month is too short, its last day; where the clock skips that hour, the moment
 * after.
 */
export const monthsAfter = (at: Date, months: number, timeZone: string): Date =>
  dateOf(zoned(at, timeZone).add({ months }));

/** So many months are never shorter, in whatever zone and season: what is younger than these days is younger than the months. */
export const fewestDaysOf = (months: number): number => Math.floor((months * daysOfYear) / 12) - mostDaysShort;

const daysOfYear = 365.25;
// Two days for a February in between, one for clocks and calendars that jump.
const mostDaysShort = 3;

const monthOf = (at: Date, timeZone: string): Temporal.PlainYearMonth =>
  zoned(at, timeZone).toPlainDate().toPlainYearMonth();

const zoned = (at: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

const dateOf = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds);
