export const textSizes = [100, 115, 130, 150] as const;
export const themes = ['light', 'dark', 'system'] as const;

/** Text size in percent of what the browser is set to. */
export type ReadingSettings = { textSize: (typeof textSizes)[number]; theme: (typeof themes)[number] };

export const defaultReadingSettings: ReadingSettings = { textSize: 100, theme: 'system' };

const storageKey = 'readingSettings';

/** What this browser keeps; the default for whatever it does not keep, or keeps wrongly. */
export function loadReadingSettings(): ReadingSettings {
  const kept = readKept();
  return {
    textSize: textSizes.find((size) => size === kept['textSize']) ?? defaultReadingSettings.textSize,
    theme: themes.find((theme) => theme === kept['theme']) ?? defaultReadingSettings.theme,
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
