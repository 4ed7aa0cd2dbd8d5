/** What must be the same in a statement and in the sentence that tells it. */
export type StatementFacts = {
  numbers: readonly string[];
  sides: readonly ('left' | 'right' | 'both')[];
  isNegated: boolean;
  isDoubtful: boolean;
  isConditional: boolean;
};

const negations = new Set(
  "no not without never none nor neither cannot denies denied deny nil negative absent can't don't doesn't didn't isn't wasn't aren't weren't won't hasn't haven't couldn't free".split(
    ' ',
  ),
);
const doubts = new Set(
  'possible possibly probable probably likely unlikely may might could suspected suspicious suspect appears appear seems questionable perhaps presumed suggest suggests suggesting suggestive cannot uncertain unclear'.split(
    ' ',
  ),
);
const conditions = new Set(['if', 'unless', 'should']);
const sides: Readonly<Record<string, 'left' | 'right' | 'both'>> = {
  left: 'left',
  right: 'right',
  bilateral: 'both',
  bilaterally: 'both',
  both: 'both',
  lt: 'left',
  rt: 'right',
};

/** Reads a sentence of a document, or one that is told, by the same words. */
export function factsOf(text: string): StatementFacts {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\d+(?:[.,]\d+)*|\p{L}+(?:'\p{L}+)?/gu) ?? [];
  return {
    numbers: words.filter((word) => /^\d/.test(word)).sort(),
    sides: [...new Set(words.flatMap((word) => sides[word] ?? []))].sort(),
    isNegated: words.some((word) => negations.has(word)),
    isDoubtful: words.some((word) => doubts.has(word)),
    isConditional: words.some((word) => conditions.has(word)),
  };
}

export type FactFault = keyof StatementFacts;

/** In what a told sentence differs from the statement that it tells. */
export function differences(source: StatementFacts, told: StatementFacts): FactFault[] {
  const faults: FactFault[] = [];
  if (String(source.numbers) !== String(told.numbers)) faults.push('numbers');
  if (String(source.sides) !== String(told.sides)) faults.push('sides');
  if (source.isNegated !== told.isNegated) faults.push('isNegated');
  if (source.isDoubtful !== told.isDoubtful) faults.push('isDoubtful');
  if (source.isConditional !== told.isConditional) faults.push('isConditional');
  return faults;
}
