export type TextTraits = {
  characters: number;
  /** Share of characters that no font explains: private use, replacement, control. */
  badShare: number;
  /** Share of vowels among the letters of words of four letters and more; 1 where there are too few to tell. */
  vowelShare: number;
};

const bad = /[\u0000-\u0008\u000e-\u001f\ufffd\ue000-\uf8ff]/g;
const vowels = /[aeiouyαεηιουωаеёиоуыэюяіїє]/gi;
/** Words of the scripts in which vowels are letters: Latin, Greek, Cyrillic. Others cannot be judged by them. */
const words = /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u052f\u1e00-\u1fff]{4,}/g;
const enoughLetters = 80;
/** So many characters tell what all would. */
const sample = 3000;

export function textTraits(text: string): TextTraits {
  const characters = text.length - (text.match(/\s/g)?.length ?? 0);
  const letters = text.slice(0, sample).match(words)?.join('') ?? '';
  return {
    characters,
    badShare: characters === 0 ? 0 : (text.match(bad)?.length ?? 0) / characters,
    // Accents apart from their letters, so that é counts as e.
    vowelShare:
      letters.length < enoughLetters ? 1 : (letters.normalize('NFD').match(vowels)?.length ?? 0) / letters.length,
  };
}
