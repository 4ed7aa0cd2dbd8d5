import type { Knowledge } from '../knowledge/knowledge.ts';
import { contentWords, wordsOf } from './content-words.ts';

/** What somebody named, in their words, and how to see whether a text speaks of it. */
export type Named = { words: string; isIn: (text: string) => boolean };

// "Acute" or "mg" says nothing by itself of what a question is about.
const tooGeneral: ReadonlySet<string> = new Set(['word', 'measure']);

/**
 * What one line of a health profile names. Medicines, conditions and tests that we know are found under all their names: "Glucophage" is
 * in a question about metformin. A line of which we know nothing is looked for by its words.
 */
export function namedIn(line: string, knowledge: Knowledge): Named[] {
  const known = [...medicinesIn(line, knowledge), ...termsIn(line, knowledge), ...analyteOf(line, knowledge)];
  return known.length > 0 ? known : byWords(line);
}

const medicinesIn = (line: string, { findMedicines }: Knowledge): Named[] =>
  findMedicines(line).map(({ entry, start, end }) => ({
    words: line.slice(start, end),
    isIn: (text) => findMedicines(text).some((mention) => mention.entry.generic === entry.generic),
  }));

const termsIn = (line: string, { findTerms }: Knowledge): Named[] =>
  findTerms(line)
    .filter(({ entry }) => !tooGeneral.has(entry.kind))
    .map(({ entry, start, end }) => ({
      words: line.slice(start, end),
      isIn: (text) => findTerms(text).some((mention) => mention.entry.term === entry.term) || says(text, entry.plain),
    }));

function analyteOf(line: string, { findAnalyte }: Knowledge): Named[] {
  const analyte = findAnalyte(line);
  if (analyte === undefined) return [];
  const names = [analyte.name, ...analyte.also];
  return [{ words: line, isIn: (text) => names.some((name) => says(text, name)) }];
}

/** All words that carry meaning must be there: "walking the dog" is not in every question with a dog. */
function byWords(line: string): Named[] {
  const wanted = contentWords(line);
  if (wanted.length === 0) return [];
  return [
    {
      words: line,
      isIn: (text) => {
        const words = new Set(contentWords(text));
        return wanted.every((word) => words.has(word));
      },
    },
  ];
}

/** Whole words, so that "iron" is not found inside "environment". */
function says(text: string, name: string | undefined): boolean {
  const words = wordsOf(name ?? '').join(' ');
  return words !== '' && ` ${wordsOf(text).join(' ')} `.includes(` ${words} `);
}
