import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReadingPreferences } from '#core/accounts/account.ts';
import { listenToLevel } from '#client/lib/reading-level/kept-level.ts';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { loadReadingSettings, type ReadingSettings } from './reading-settings.ts';
import { showReadingSettings } from './shown-settings.ts';
import { useKeptSettings } from './use-kept-settings.ts';

/**
 * Shows the page as the account was left on any device, once after somebody has signed in or has come back; and keeps a reading level that
 * is chosen on a document with the account.
 */
export function AccountSettings({ userId }: { userId: number }) {
  const { data } = useQuery(accountQuery);
  const shownFor = useRef<number>(null);
  const { keep } = useKeptSettings();
  useEffect(() => {
    if (data === undefined || data.id !== userId || shownFor.current === userId) return;
    shownFor.current = userId;
    if (data.readingSettings !== null) showReadingSettings(withPresent(data.readingSettings));
  }, [data, userId]);

  const keepLevel = useEffectEvent(() => {
    const settings = loadReadingSettings();
    if (data?.id === userId && data.readingSettings?.level !== settings.level) keep(settings);
  });
  useEffect(() => listenToLevel(({ chosenIn }) => chosenIn === 'document' && keepLevel()), []);
  return null;
}

/** What an account does not say yet stays as it is in this browser. */
function withPresent(kept: ReadingPreferences): ReadingSettings {
  const { spacing, level, shortcuts } = loadReadingSettings();
  const { textSize, theme } = kept;
  return {
    textSize,
    theme,
    spacing: kept.spacing ?? spacing,
    level: kept.level ?? level,
    shortcuts: kept.shortcuts ?? shortcuts,
  };
}
