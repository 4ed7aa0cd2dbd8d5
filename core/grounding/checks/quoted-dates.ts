import { matchesIn } from '../../kernel/matches-in.ts';
import type { Check } from './check.ts';
import { dayAndMonth, daysIn } from './dates.ts';

/** "22:14", "8.30 am": hours and minutes of a day. */
const clock = /(?<![\d:])(\d{1,2}):(\d{2})(?::\d{2})?(?!\d)\s?(am|pm|a\.m\.|p\.m\.)?/gi;

const minutesIn = (text: string): number[] =>
  [...text.matchAll(clock)].map(([, hours = '', minutes = '', half = '']) => {
    const hour = /^p/i.test(half) && Number(hours) < 12 ? Number(hours) + 12 : Number(hours);
    return hour * 60 + Number(minutes);
  });

/** A day or an hour that the quote prints is told as printed there; that it stands elsewhere in the document is not enough. */
export const quotedDates: Check = ({ told, quoted, evidence }) => {
  if (quoted === undefined || !/\d/.test(told.text) || !/\d/.test(quoted.words)) return [];
  const said = daysIn(told.text).filter(({ day }) => day !== undefined);
  const printed = daysIn(quoted.words, [dayAndMonth]).filter(({ day }) => day !== undefined);
  if (said.length > 0 && printed.length > 0) {
    const isThere = said.some((one) =>
      [...printed, ...daysIn(quoted.sentence, [dayAndMonth])].some(
        ({ day, month }) => day === one.day && month === one.month,
      ),
    );
    if (!isThere) return ['date'];
  }
  const times = minutesIn(told.text);
  const known = minutesIn(quoted.words).length === 0 ? [] : minutesIn(evidence.nearText);
  const isMorning = matchesIn(told.text, /\bmorning\b/gi).length > 0;
  const isOther = times.some(
    (time) => !known.includes(time) && !(known.includes(time + 720) && !isMorning && time < 720),
  );
  return known.length > 0 && isOther ? ['date'] : [];
};
