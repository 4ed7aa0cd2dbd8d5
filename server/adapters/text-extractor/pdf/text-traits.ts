export type TextTraits = {
  characters: number;
  /** Share of characters that no font explains: private use, replacement, control. */
  badShare: number;
  /** Share of vowels among the letters of words of four letters and more; 1 where there are too few to tell. */
  vowelShare: number;
};

const bad = /[\u0000-\u0008\u000e-\u001f\ufffd\ue000-\uf8ff]/gu;
const vowels = /[aeiouyαεηιουωаеёиоуыэюяіїє]/giu;
/** Scripts in which vowels are letters; others cannot be judged by them. */
const word = /(?<![\p{L}\p{M}])(?:\p{Script=Latin}{4,}|\p{Script=Greek}{4,}|\p{Script=Cyrillic}{4,})(?![\p{L}\p{M}])/gu;
const enoughLetters = 80;

export function textTraits(text: string): TextTraits {
  const solid = text.replaceAll(/\s/gu, '');
  const letters = (text.match(word) ?? []).join('');
  // Accents apart from their letters, so that é counts as e.
  const spoken = letters.normalize('NFD').match(vowels)?.length ?? 0;
  return {
    characters: solid.length,
    badShare: solid.length === 0 ? 0 : (solid.match(bad)?.length ?? 0) / solid.length,
    vowelShare: letters.length < enoughLetters ? 1 : spoken / letters.length,
  };
}
