import type { ReadingLevel } from '#core/documents/reading-level.ts';

const storageKey = 'readingLevel';
const changed = 'reading-level';

// By name, so that the first page loads nothing of what checks answers.
const levels = ['simple', 'standard', 'detailed'] as const satisfies readonly ReadingLevel[];

/** The level that was chosen last in this browser, whether on a document or among the reading settings. */
export function loadLevel(): ReadingLevel {
  const kept = readKept();
  return levels.find((level) => level === kept) ?? 'standard';
}

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Where a level was chosen: on a document, or among the reading settings, which keep it with the account too. */
export type ChosenIn = 'document' | 'settings';
type Change = { level: ReadingLevel; chosenIn: ChosenIn };

/** Keeps a choice for the next document, and tells whoever shows one now. */
export function keepLevel(level: ReadingLevel, chosenIn: ChosenIn): void {
  try {
    localStorage.setItem(storageKey, level);
  } catch {
    // A browser that keeps nothing still shows this page as chosen.
  }
  window.dispatchEvent(new CustomEvent<Change>(changed, { detail: { level, chosenIn } }));
}

/** Hears of every choice. Gives back how to stop. */
export function listenToLevel(hear: (change: Change) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  };
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
