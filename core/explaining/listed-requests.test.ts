import { expect, test } from 'vitest';
import type { Span } from '../kernel/span.ts';
import { casesOf, isOpenRequest } from './listed-requests.ts';

test.each([
  ['Call 911 if', true],
  ['Come back for:', true],
  ['Call us or go to Emergency if you have', true],
  ['COME BACK OR CALL 911 IF YOUR CHILD', true],
  ['Call us if you feel worse.', false],
])('knows whether %j is open', (words, expected) => {
  expect(isOpenRequest(words)).toBe(expected);
});

test('reads each case with the words that open its list', () => {
  const text = 'Call 911 if\n- he has trouble breathing\n- he is very sleepy\n\nFOLLOW-UP: soon';
  const lead: Span = [0, 'Call 911 if'.length];

  expect(casesOf(text, lead)).toEqual([
    {
      lead: 'Call 911 if',
      what: 'he has trouble breathing',
      words: 'Call 911 if he has trouble breathing',
      spans: [lead, [12, 38]],
    },
    { lead: 'Call 911 if', what: 'he is very sleepy', words: 'Call 911 if he is very sleepy', spans: [lead, [39, 58]] },
  ]);
  expect(casesOf('Call 911 if\nFOLLOW-UP: soon', lead)).toEqual([]);
});
