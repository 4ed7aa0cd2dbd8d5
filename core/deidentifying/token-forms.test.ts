import { expect, test } from 'vitest';
import { bracketedIn, keyOf } from './token-forms.ts';

test('compares tokens without case, spaces and escapes', () => {
  expect(['[PERSON_1]', '[Person 1]', '[ person\\_1 ]'].map(keyOf)).toEqual(['person1', 'person1', 'person1']);
  expect(keyOf('[DAY −3]')).toBe(keyOf('[DAY -3]'));
});

test('finds the innermost brackets of a line', () => {
  expect(bracketedIn('a [b [PERSON_1] c]\n[x\ny]')).toEqual([{ key: 'person1', start: 5, end: 15 }]);
});
