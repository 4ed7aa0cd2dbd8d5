import { keepLevel, loadLevel } from '#client/lib/reading-level/kept-level.ts';
import { applyReadingSettings, saveReadingSettings, type ReadingSettings } from './reading-settings.ts';

const changed = 'reading-settings';

/** Shows the page as chosen, keeps that for the next visit, and tells whoever shows the choices. */
export function showReadingSettings(settings: ReadingSettings): void {
  applyReadingSettings(settings);
  saveReadingSettings(settings);
  if (settings.level !== loadLevel()) keepLevel(settings.level, 'settings');
  window.dispatchEvent(new CustomEvent<ReadingSettings>(changed, { detail: settings }));
}

/** Hears of choices that were made elsewhere, such as those of an account that has just been opened. Gives back how to stop. */
export function listenToReadingSettings(hear: (settings: ReadingSettings) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  };
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
