import type { AbbreviationEntry } from './entries.ts';
import { everydayWords } from './everyday-words.ts';

/**
 * Abbreviations whatever their case and full stops: "b.d.", "BD" and "bd" are one entry, with all that they can stand for. Those that
 * are ordinary words in small letters ("AS", "US") are found in capitals only.
 */
export function createAbbreviationIndex(entries: readonly AbbreviationEntry[]) {
  const byKey = new Map(entries.map((entry) => [abbreviationKey(entry.abbreviation), entry]));
  return (abbreviation: string): AbbreviationEntry | undefined => {
    if (title.test(abbreviation.trim())) return undefined;
    const entry = byKey.get(abbreviationKey(abbreviation));
    if (entry === undefined || !everydayWords.has(entry.abbreviation)) return entry;
    return abbreviation.replace(/[.\s]+/g, '') === entry.abbreviation ? entry : undefined;
  };
}

/** "Ms Jones" is a person and "MS" an illness; "Dr" and "Mr" likewise. */
const title = /^(?:Mr|Mrs|Ms|Dr)\.?$/;

export const abbreviationKey = (abbreviation: string): string => abbreviation.toLowerCase().replace(/[.\s]+/g, '');
