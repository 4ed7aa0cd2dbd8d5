import { isDayFirst, readDate, type PrintedDate } from '../deidentifying/dates.ts';

const inFigures = /^\s*(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})(?!\d)/;

/**
 * A printed date as FHIR writes one (`yyyy-MM-dd` or `yyyy-MM`), without its time, whose zone no document prints. Undefined where it could
 * be two days: "03/04/2024" is one only if another date of the document shows which figure is the month.
 */
export function printedDay(printed: string, others: readonly string[]): string | undefined {
  const dates = [printed, ...others];
  const [isDay, isMonth] = [isDayFirst(dates), isMonthFirst(dates)];
  const [, first, dash, second] = inFigures.exec(printed) ?? [];
  const isEither = first !== second && Number(first) <= 12 && Number(second) <= 12 && dash !== '.';
  if (isEither && isDay === isMonth) return undefined;
  const date = readDate(printed, isDay);
  return date && fhirDate(date);
}

const isMonthFirst = (dates: readonly string[]): boolean =>
  dates.some((date) => {
    const [, first, , second] = inFigures.exec(date) ?? [];
    return Number(first) <= 12 && Number(second) > 12;
  });

function fhirDate({ year, month, day }: PrintedDate): string | undefined {
  if (year === undefined || month === undefined) return undefined;
  const upToMonth = `${year}-${String(month).padStart(2, '0')}`;
  if (day === undefined) return upToMonth;
  const date = `${upToMonth}-${String(day).padStart(2, '0')}`;
  // The 31st of February is read as a day of March.
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : undefined;
}
