import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { showReadingSettings } from './shown-settings.ts';

/** Shows the page as the account was left on any device, once after somebody has signed in or has come back. */
export function AccountSettings({ userId }: { userId: number }) {
  const { data } = useQuery(accountQuery);
  const shownFor = useRef<number>(null);
  useEffect(() => {
    if (data === undefined || data.id !== userId || shownFor.current === userId) return;
    shownFor.current = userId;
    if (data.readingSettings !== null) showReadingSettings(data.readingSettings);
  }, [data, userId]);
  return null;
}
