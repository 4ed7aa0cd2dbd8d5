import { append } from '../kernel/append.ts';
import type { Span } from '../kernel/span.ts';
import { factsOf, type StatementFacts } from '../grounding/statement-facts.ts';

type Told = { words: ReadonlySet<string>; facts: StatementFacts; spans: Span[] };

/** Remembers what was told of a paper, so that nothing is told twice. */
export function createToldBefore(): (text: string, spans: Span[]) => boolean {
  const told: Told[] = [];
  return (text, spans) => {
    const words = tellingWords(text);
    const facts = factsOf(text);
    const same =
      words.size === 0 || (words.size === 1 && text.length < 7)
        ? undefined
        : told.find(
            (other) =>
              // One word alone is the same only as itself: "Diabetes" twice.
              (words.size > 1 || other.words.size === 1) &&
              isSaidBy(facts, other.facts) &&
              isCovered(words, other.words),
          );
    if (same === undefined) told.push({ words, facts, spans });
    else append(same.spans, spans);
    return same !== undefined;
  };
}

/** A short sentence is the same only where every word of it was told: "the mitral valve leaks" is not "the aortic valve leaks". */
const isCovered = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  shareOf(words, others) > (words.size < 9 ? 0.99 : 0.85);

/** Another side, or what is denied, is another thing. What holds for both sides holds for each. */
const isSaidBy = (facts: StatementFacts, other: StatementFacts): boolean =>
  facts.isNegated === other.isNegated &&
  (other.sides.includes('both') || facts.sides.every((side) => other.sides.includes(side)));

const tellingWords = (text: string): ReadonlySet<string> => {
  const words =
    text
      .toLowerCase()
      .replace(/\([^)]*\)/g, '')
      .match(/[\p{L}\d]{3,}|\b\d+(?:\.\d+)?\b/gu) ?? [];
  return new Set(words.filter((word) => !small.has(word)).map((word) => word.replace(/(?<=[^aius])s$/, '')));
};

const shareOf = (words: ReadonlySet<string>, others: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return shared / words.size;
};

const small = new Set(
  'the there was were are and with for that this has have had you your seen come came comes clinic office today evaluation evaluated reason visit diagnosis noted identified present also both left right side sides small large mild moderate seen again estimated calculated'.split(
    ' ',
  ),
);
