import { useState } from 'react';
import {
  applyReadingSettings,
  loadReadingSettings,
  saveReadingSettings,
  type ReadingSettings,
} from './reading-settings.ts';

/** The settings and how to change them: seen at once, and kept for the next visit. */
export function useReadingSettings(): [ReadingSettings, (change: Partial<ReadingSettings>) => void] {
  const [settings, setSettings] = useState(loadReadingSettings);
  const change = (part: Partial<ReadingSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    applyReadingSettings(next);
    saveReadingSettings(next);
  };
  return [settings, change];
}
