import words from './people-words.json' with { type: 'json' };

const oneOf = (list: readonly string[]): string => [...list].sort((a, b) => b.length - a.length).join('|');

/** Words for women and men, and for years of age, in the languages that laboratories print. For patterns with the flags "iu". */
export const femaleWords = oneOf(words.female);
export const maleWords = oneOf(words.male);
export const yearWords = oneOf(words.years);

/** Single letters stand for a sex beside figures only. */
const spelled = (list: readonly string[]): string[] => list.filter((word) => word.length > 1);
export const femaleSpelled = oneOf(spelled(words.female));
export const maleSpelled = oneOf(spelled(words.male));

/** All of them, as single words beside the figures of a range. */
export const sexWords: readonly string[] = [...words.female, ...words.male].filter(
  (word) => word !== 'v' && word !== 'h',
);
