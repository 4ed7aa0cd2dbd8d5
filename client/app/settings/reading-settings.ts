import { z } from 'zod';

export const textSizes = [100, 115, 130, 150] as const;
export const themes = ['light', 'dark', 'system'] as const;

const ReadingSettings = z.object({ textSize: z.literal(textSizes), theme: z.enum(themes) });
export type ReadingSettings = z.infer<typeof ReadingSettings>;

export const defaultReadingSettings: ReadingSettings = { textSize: 100, theme: 'system' };

const storageKey = 'readingSettings';

/** What this browser keeps; the defaults where it keeps nothing, or nothing we know. */
export function loadReadingSettings(): ReadingSettings {
  try {
    const parsed = ReadingSettings.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? ''));
    return parsed.success ? parsed.data : defaultReadingSettings;
  } catch {
    return defaultReadingSettings;
  }
}

export function saveReadingSettings(settings: ReadingSettings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows the page as chosen, for as long as it is open.
  }
}

/** Writes the settings on `<html>`, where the style sheet looks for them. */
export function applyReadingSettings({ textSize, theme }: ReadingSettings, root = document.documentElement): void {
  if (textSize === 100) delete root.dataset['textSize'];
  else root.dataset['textSize'] = String(textSize);
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
