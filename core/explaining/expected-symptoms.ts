import { textAt } from '../kernel/span.ts';
import type { Reading } from '../reading/reading.ts';
import { sentenceAround } from '../grounding/support.ts';

const expected =
  /\b(?:is|are) (?:quite |very )?(?:normal (?:for|after|at first|during|in the first)|common|usual|expected|to be expected)\b|\b(?:may|might|can|could|will) (?:feel|last|notice|be sore)\b|\b(?:is|are) often worse\b|\bit is (?:normal|common|usual) (?:to|for)\b/i;

/** What a sheet to take home tells people to expect: it is no finding. */
export const isExpectation = (words: string): boolean =>
  expected.test(words) && !/\b(?:call|ring|phone|return|come back|go to|seek)\b/i.test(words);

/** "Pain: paracetamol 500 mg" says what a medicine is for. */
const isLabel = /^\s*[\p{L} ]{2,30}:\s/u;

/** What was found in such a sheet: neither what is only expected, nor the label of a medicine. */
export function isOnlyExpected(
  { text, documentKind, medications }: Reading,
  [start, end]: readonly [number, number],
): boolean {
  if (documentKind !== 'discharge_instructions') return false;
  const around = sentenceAround(text, [start, end]);
  if (isExpectation(textAt(text, around))) return true;
  const label = isLabel.exec(textAt(text, around));
  return (
    label !== null &&
    end <= around[0] + label[0].length &&
    medications.some(({ span }) => span[0] >= end && span[0] <= around[1])
  );
}
