import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { shortDay, todayIn, type CalendarDay } from '../model/calendar-day.ts';
import { expiryOf, rangeFrom } from '../model/expiry.ts';

/** The last day of a share as it is written, in the time zone of whoever shares. */
export function useExpiry() {
  const [text, setText] = useState('');
  const [tried, setTried] = useState<string | null>(null);
  const { data: account } = useQuery(accountQuery);
  const timeZone = account?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const range = rangeFrom(todayIn(timeZone));
  return {
    text,
    timeZone,
    range,
    read: expiryOf(text, range),
    write: setText,
    choose: (day: CalendarDay) => setText(shortDay(day)),
    clear: () => setText(''),
    /** Remembers what is being sent: what is said against it holds until it is written anew. */
    markTried: () => setTried(text),
    isAsTried: text === tried,
  };
}

export type ExpiryInput = ReturnType<typeof useExpiry>;
