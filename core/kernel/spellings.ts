const umlauts = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
  ['ß', 'ss'],
]);
const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o');

/** A word as it is printed with its accents, without them, and with two letters in their place: "täglich", "taglich", "taeglich". */
export const spellings = (word: string): string[] => [
  ...new Set([
    word,
    withoutMarks(word),
    withoutMarks(word.replace(/[äöüåøß]/g, (letter) => umlauts.get(letter) ?? letter)),
  ]),
];
