import { expect, test } from 'vitest';
import { wordResultOf } from './word-results.ts';

test.each([
  ['Negative', 'absent'],
  ['NON-REACTIVE', 'absent'],
  ['Not detected', 'absent'],
  ['No growth at 18 hours', 'absent'],
  ['Positive', 'found'],
  ['Presumptive positive', 'found'],
  ['2+', 'found'],
  ['REACTIVE 1:8', 'found'],
  ['Indeterminate', 'uncertain'],
  ['Invalid result', 'uncertain'],
  ['Pending', 'pending'],
  ['Test in progress', 'pending'],
  ['Cancelled', 'not_done'],
  ['CANCELLED - specimen clotted', 'not_done'],
  ['HEMOLYZED', 'not_done'],
  ['QNS', 'not_done'],
  ['Test not performed, quantity not sufficient', 'not_done'],
  ['See note', 'none'],
  ['103', 'other'],
  ['Weakly reactive; RPR non-reactive', 'uncertain'],
  ['Reactive; confirmatory blot negative', 'uncertain'],
  ['Repeatedly reactive', 'found'],
  ['Reactive, confirmed by blot', 'found'],
  ['Yellow', 'other'],
  ['Escherichia coli', 'other'],
])('takes %j for %s', (value, expected) => {
  expect(wordResultOf(value)).toBe(expected);
});
