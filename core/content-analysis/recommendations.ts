import { densityColor } from './density.ts';
import type { KeywordUse } from './content-analysis.ts';

/** From so many words on a text says enough to be found. */
export const fewestWords = 300;
const mostNamed = 5;

type Known = { totalWords: number; overused: readonly string[]; targets: readonly KeywordUse[] };

/** What to do about a text, a sentence or two each. None says the same as another. */
export function recommendationsFor({ totalWords, overused, targets }: Known): string[] {
  const missing = namesOf(targets.filter(({ count }) => count === 0));
  const rare = namesOf(targets.filter(({ count, density }) => count > 0 && densityColor(density) === 'grey'));
  return [
    ...(totalWords < fewestWords
      ? [`Add more content. This text has ${wordCount(totalWords)}. Aim for ${fewestWords} or more.`]
      : []),
    ...(overused.length > 0 ? [`Use these words less often: ${listOf(overused)}.`] : []),
    ...(missing.length > 0 ? [`These target keywords are not in the text: ${listOf(missing)}.`] : []),
    ...(rare.length > 0 ? [`Use these target keywords more often: ${listOf(rare)}.`] : []),
  ];
}

const namesOf = (uses: readonly KeywordUse[]): string[] => uses.map(({ keyword }) => keyword);

const wordCount = (count: number): string => (count === 1 ? '1 word' : `${count} words`);

function listOf(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}
