// Days end where the owner of a document lives. Needs Temporal: the browser asks the server instead.
import { AppError } from '../kernel/app-error.ts';

const mostYears = 5;

/** The moment at which a day is over: when the next one begins there, however many hours the clocks gave it. */
export const endOfDay = (date: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds);

/**
 * The moment at which something ends that is good until a day (`yyyy-MM-dd`), that day included. `now` is what the database's clock says.
 * Throws AppError('share.date_past') for a day that is over, and 'share.date_too_far' for one more than five years ahead.
 */
export function expiryOf(date: string, { timeZone, now }: { timeZone: string; now: Date }): Date {
  const day = Temporal.PlainDate.from(date);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  if (Temporal.PlainDate.compare(day, today) < 0) throw new AppError('share.date_past');
  if (Temporal.PlainDate.compare(day, today.add({ years: mostYears })) > 0) throw new AppError('share.date_too_far');
  return endOfDay(date, timeZone);
}
