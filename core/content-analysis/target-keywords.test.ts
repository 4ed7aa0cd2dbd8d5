import { expect, test } from 'vitest';
import { splitKeywords, targetsOf } from './target-keywords.ts';

test('keywords are split on commas and trimmed, and empty ones are dropped', () => {
  expect(splitKeywords(' blood pressure, , heart ,,')).toEqual(['blood pressure', 'heart']);
  expect(splitKeywords('  ')).toEqual([]);
});

test('each target is counted once, in its plain form and in the order that it was written in', () => {
  expect(targetsOf(['Patient’s  Rights', 'heart', 'HEART', '!!!', '__proto__'])).toEqual([
    'patient rights',
    'heart',
    'proto',
  ]);
});
