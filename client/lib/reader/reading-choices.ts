import type { Language } from '#core/documents/explanation.ts';

export const speeds = [0.7, 0.85, 1, 1.2, 1.5] as const;
export type Speed = (typeof speeds)[number];

/** How somebody wants to be read to. `voices` holds the `voiceURI` of a chosen voice; without one, the best there is. */
export type ReadingChoices = { speed: Speed; voices: Readonly<Partial<Record<Language, string>>> };

export const defaultChoices: ReadingChoices = { speed: 1, voices: {} };

const storageKey = 'readAloud';

/** What this browser keeps; the default for whatever it does not keep, or keeps wrongly. */
export function loadChoices(): ReadingChoices {
  const kept = objectOf(readKept());
  const voices = objectOf(kept['voices']);
  return {
    speed: speeds.find((speed) => speed === kept['speed']) ?? defaultChoices.speed,
    voices: { ...voiceOf(voices, 'en'), ...voiceOf(voices, 'es') },
  };
}

export function keepChoices(choices: ReadingChoices): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing still reads as chosen, for as long as the page is open.
  }
}

function readKept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '');
  } catch {
    return null;
  }
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function voiceOf(voices: Record<string, unknown>, language: Language): Partial<Record<Language, string>> {
  const uri = voices[language];
  return typeof uri === 'string' && uri !== '' && uri.length <= 300 ? { [language]: uri } : {};
}
