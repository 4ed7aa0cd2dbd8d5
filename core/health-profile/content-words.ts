/** Words that stand in any wish and any question. */
const empty = new Set(
  `a able about after again all also always am an and any are as at be been before being but by can could did do does doctor each ever
  every feel for from get go going good had has have having how i if in into is it its just keep keeping know like live long lot make many
  matter matters me more most much must my need never no not of off on one only or other our out over people please question really result
  results s see should so some still stay staying take taking than that the their them then there these they thing things this those time to
  too under until up us use very want wants was way we well were what when where which while who why will with without would year years yes
  you your`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** The words of a text in small letters, without marks above or below them. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those that say what a text is about, as one form for singular and plural, "walk" and "walking". */
export const contentWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !empty.has(word))
    .map(stemOf);

const stemOf = (word: string): string => {
  const stem = word.replace(/(?:ing|ies|es|s|y|e)$/u, '');
  return stem.length < 3 ? word : stem.replace(/(\p{L})\1$/u, '$1');
};
