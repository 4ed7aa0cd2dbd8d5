import { expect, test } from 'vitest';
import { expandPhrases } from './expand-phrases.ts';

test.each([
  ['no; not', ['no', 'not']],
  ['(is|are) not (seen|heard)', ['is not seen', 'is not heard', 'are not seen', 'are not heard']],
  ['in (the|) family', ['in the family', 'in family']],
  ['  no\n  sign of ;; no sign of', ['no sign of']],
])('writes out %j', (list, phrases) => {
  expect(expandPhrases(list)).toEqual(phrases);
});
