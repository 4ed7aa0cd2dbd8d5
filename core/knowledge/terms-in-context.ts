import { certainSense } from './certain-sense.ts';
import type { AbbreviationEntry } from './entries.ts';
import { everydayWords } from './everyday-words.ts';
import { lineAround } from './line-around.ts';

/** What a short form stands for at one place in a text. */
export type InContext<Entry> = (word: string, text: string, at: number) => Entry | undefined;

/**
 * Short forms in capitals with several senses ("CAD", "TB", "HR") stand for a term only where the words of their line leave one
 * sense, and that sense is a term. `find` gives the term of the sense's words.
 */
export function createTermsInContext<Entry>(
  abbreviations: readonly AbbreviationEntry[],
  find: (words: string) => Entry | undefined,
): InContext<Entry> {
  const ambiguous = new Map(abbreviations.filter(isUnsure).map((entry) => [entry.abbreviation, entry]));
  return (word, text, at) => {
    const entry = ambiguous.get(word);
    const sense = entry && certainSense(entry, lineAround(text, at));
    return sense && find(sense.means);
  };
}

/** "US" and "IT" stand in capitals in any text. */
const isUnsure = ({ abbreviation, senses }: AbbreviationEntry): boolean =>
  senses.length > 1 &&
  abbreviation === abbreviation.toUpperCase() &&
  (abbreviation.length > 2 || !everydayWords.has(abbreviation));
