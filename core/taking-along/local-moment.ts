export type MomentFault = 'day' | 'year' | 'time';

const years = { first: 2000, last: 2100 } as const;

/**
 * The moment when it is this day (`2026-12-01`) and time (`09:30`) here. An hour that the clock skips in spring is taken as the one after
 * it, and of an hour that comes twice in autumn the first one. What is missing or cannot be meant is said.
 */
export function localMoment(day: string, time: string): Date | MomentFault[] {
  const dayFault = faultOfDay(day);
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (dayFault === undefined && isTime) return new Date(`${day}T${time}:00`);
  return [...(dayFault === undefined ? [] : [dayFault]), ...(isTime ? [] : ['time' as const])];
}

function faultOfDay(day: string): 'day' | 'year' | undefined {
  const year = Number(/^(\d{4,6})-\d\d-\d\d$/.exec(day)?.[1]);
  if (Number.isNaN(year)) return 'day';
  // "26" typed for the year is taken for the year 26 by browsers.
  if (year < years.first || year > years.last) return 'year';
  return isRealDay(day) ? undefined : 'day';
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
