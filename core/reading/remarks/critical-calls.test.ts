import { expect, test } from 'vitest';
import { criticalCalls } from './critical-calls.ts';

const callsIn = (text: string) => criticalCalls(text).map(([start, end]) => text.slice(start, end));

test.each([
  'CRITICAL RESULT: Called to Dr. Hale at 09:15.',
  'Critical value called to and read back by ward 4.',
  'pH below critical limit, user informed',
  '*** CRITICAL ***  Potassium',
  '*** ABNORMAL ECG - CRITICAL RESULT ***',
  'Critical findings were discussed with the referring team by phone.',
])('finds that a result was called critical: %s', (line) => {
  expect(callsIn(`Report\n${line}\nEnd`)).toEqual([line]);
});

test.each([
  'No critical results were called.',
  'Critical results are phoned to the ward.',
  'Prairie Critical Access Hospital, called at noon',
  'She was called from critical care.',
  'Critical high: >6.5',
  'Notify the doctor if any critical value is found.',
  'The patient is in critical condition.',
])('takes no rule, place or negative for a call: %s', (line) => {
  expect(callsIn(line)).toEqual([]);
});

test('points to the sentence, not to the whole paragraph', () => {
  const text = 'Small clot on the left. CRITICAL RESULT: Called to Dr. Hale at 09:15.';

  expect(callsIn(text)).toEqual(['CRITICAL RESULT: Called to Dr. Hale at 09:15.']);
});
