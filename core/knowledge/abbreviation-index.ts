import type { AbbreviationEntry } from './entries.ts';

/** Abbreviations whatever their case and full stops: "b.d.", "BD" and "bd" are one entry, with all that they can stand for. */
export function createAbbreviationIndex(entries: readonly AbbreviationEntry[]) {
  const byKey = new Map(entries.map((entry) => [abbreviationKey(entry.abbreviation), entry]));
  return (abbreviation: string): AbbreviationEntry | undefined => byKey.get(abbreviationKey(abbreviation));
}

export const abbreviationKey = (abbreviation: string): string => abbreviation.toLowerCase().replace(/[.\s]+/g, '');
