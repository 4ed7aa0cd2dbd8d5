import { expect, test } from 'vitest';
import { restored } from './restore.ts';

const tokens = [
  {
    token: '[PERSON_1]',
    kind: 'person' as const,
    original: 'Maria Lopez',
    spans: [[0, 11] as [number, number], [40, 45] as [number, number]],
    forms: ['Maria Lopez', 'Lopez'],
  },
  { token: '[DAY +3]', kind: 'date' as const, original: '04/15/2024', spans: [[20, 30] as [number, number]] },
];

test.each([
  ['[PERSON_1] came, and Ms. [PERSON_1] left.', 'Maria Lopez came, and Ms. Lopez left.'],
  ['Ms. [PERSON_1] left.', 'Ms. Maria Lopez left.'],
  ['[Person 1], [ person_1 ], [PERSON\\_1]', 'Maria Lopez, Maria Lopez, Maria Lopez'],
  ['[DAY+3], [day −3], [Day +3]', '04/15/2024, [day −3], 04/15/2024'],
  ['[PERSON_11] PERSON_1 (PERSON_1) [x] []', '[PERSON_11] PERSON_1 (PERSON_1) [x] []'],
])('turns "%s" into "%s"', (text, expected) => {
  expect(restored(text, tokens)).toBe(expected);
});

test('gives a copy of a line the words that are printed in that line', () => {
  expect(restored('Ms. [PERSON_1] left.', tokens, [36, 50])).toBe('Ms. Lopez left.');
});
