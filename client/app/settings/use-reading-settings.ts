import { useEffect, useState } from 'react';
import { listenToLevel } from '#client/lib/reading-level/kept-level.ts';
import { loadReadingSettings, type ReadingSettings } from './reading-settings.ts';
import { listenToReadingSettings, showReadingSettings } from './shown-settings.ts';
import { useKeptSettings } from './use-kept-settings.ts';

/** The settings and how to change them: seen at once, kept for the next visit, and with the account of whoever is signed in. */
export function useReadingSettings() {
  const [settings, setSettings] = useState(loadReadingSettings);
  useEffect(() => listenToReadingSettings(setSettings), []);
  useEffect(() => listenToLevel(({ level }) => setSettings((before) => ({ ...before, level }))), []);
  const kept = useKeptSettings();
  const change = (part: Partial<ReadingSettings>) => {
    const next = { ...settings, ...part };
    showReadingSettings(next);
    kept.keep(next);
  };
  return { settings, change, isWithAccount: kept.isOn, hasFailed: kept.hasFailed };
}
