import { ReadingLevel } from '#core/documents/reading-level.ts';

const storageKey = 'readingLevel';

/** The level that was chosen last in this browser. */
export function loadLevel(): ReadingLevel {
  try {
    return ReadingLevel.catch('standard').parse(localStorage.getItem(storageKey));
  } catch {
    return 'standard';
  }
}

export function keepLevel(level: ReadingLevel): void {
  try {
    localStorage.setItem(storageKey, level);
  } catch {
    // A browser that keeps nothing still shows this page as chosen.
  }
}
