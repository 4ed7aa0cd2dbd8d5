import { loadLevel } from '#client/lib/reading-level/kept-level.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';

export const textSizes = [100, 115, 130, 150] as const;
export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export const spacings = ['normal', 'wide'] as const;
export const switches = ['on', 'off'] as const;

export type ReadingSettings = {
  /** In percent of what the browser is set to. */
  textSize: (typeof textSizes)[number];
  /** High contrast is light or dark as the device is. */
  theme: (typeof themes)[number];
  /** Between lines, letters and words. */
  spacing: (typeof spacings)[number];
  /** Keys that do something by themselves. */
  shortcuts: (typeof switches)[number];
  /** Kept by itself, since it is chosen on a document too. */
  level: ReadingLevel;
};

export const defaultReadingSettings: ReadingSettings = {
  textSize: 100,
  theme: 'system',
  spacing: 'normal',
  shortcuts: 'on',
  level: 'standard',
};

const storageKey = 'readingSettings';

/** What this browser keeps; the default for whatever it does not keep, or keeps wrongly. */
export function loadReadingSettings(): ReadingSettings {
  const kept = readKept();
  const pick = <Value>(key: keyof ReadingSettings, values: readonly Value[], other: Value): Value =>
    values.find((value) => value === kept[key]) ?? other;
  const { textSize, theme, spacing, shortcuts } = defaultReadingSettings;
  return {
    textSize: pick('textSize', textSizes, textSize),
    theme: pick('theme', themes, theme),
    spacing: pick('spacing', spacings, spacing),
    shortcuts: pick('shortcuts', switches, shortcuts),
    level: loadLevel(),
  };
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

export function saveReadingSettings({ level: _kept, ...settings }: ReadingSettings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows the page as chosen, for as long as it is open.
  }
}

/** Writes the settings on `<html>`, where the style sheets and the keys look for them. `client/public/reading-settings.js` does so before the first page is drawn. */
export function applyReadingSettings(settings: ReadingSettings, root = document.documentElement): void {
  for (const [name, attribute] of attributes) {
    if (settings[name] === defaultReadingSettings[name]) root.removeAttribute(attribute);
    else root.setAttribute(attribute, String(settings[name]));
  }
}

const attributes = [
  ['textSize', 'data-text-size'],
  ['theme', 'data-theme'],
  ['spacing', 'data-spacing'],
  ['shortcuts', 'data-shortcuts'],
] as const;
