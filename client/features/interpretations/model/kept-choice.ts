import { Language } from '#core/documents/explanation.ts';
import type { TellingChoice } from '#core/documents/telling.ts';
import { keepLevel, loadLevel } from '#client/lib/reading-level/kept-level.ts';

const languageKey = 'readingLanguage';

/** The level and the language that were chosen last in this browser. */
export function loadChoice(): TellingChoice {
  return {
    level: loadLevel(),
    language: Language.catch('en').parse(kept(languageKey)),
  };
}

export function keepChoice({ level, language }: TellingChoice): void {
  if (level !== loadLevel()) keepLevel(level, 'document');
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // A browser that keeps nothing still shows this page as chosen.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The words that a document is stored with: everything else is told anew. */
export const isStandard = ({ level, language }: TellingChoice): boolean => level === 'standard' && language === 'en';
