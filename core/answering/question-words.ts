/** In small letters, without accents and signs, one blank between words: what forms of questions are matched against. */
export const foldedQuestion = (question: string): string =>
  question
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[^\p{L}\d'%/.+-]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Words that ask, and say nothing of what is asked about. */
const asking = new Set(
  (
    "a about all also am an and any anything are as at be been before being but by can could day days did do does doctor document does doesn't don't " +
    'explain find for found from get give had has have having he her here him his how i if in into is it its just know list look many may me mean meaning ' +
    'means more much my need no not note now of often on or our out page paper please read report result results said say says see she should show so some ' +
    'something still tell test tests than that the their them then there these they thing things this those time to told too understand up us use very was we were what ' +
    "what's when where whether which who whom whose why will with word words would write written you your mine normal high low ok okay bad good"
  ).split(' '),
);

/** The words of a question that say what it is about, without their endings. */
export const contentWords = (folded: string): string[] => [
  ...new Set(
    folded
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 1 && !asking.has(word))
      .map(stem),
  ),
];

/** A plain ending off, so that "allergies" and "allergy", "walked" and "walking" meet. */
export function stem(word: string): string {
  if (word.length <= 4 || /\d/.test(word)) return word.replace(/(?<=[a-z]{3})s$/, '');
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ings?|ed|es|s)$/, '')
    .replace(/(?<=[a-z]{4})(?:e|y)$/, '');
}
