import { expect, test } from 'vitest';
import { part, word } from './ink.test-helper.ts';
import { plainMark } from './plain-marks.ts';

test.each([
  ['a short stroke at half height is a dash', [part(0, 16, 10, 3)], '-'],
  ['a long one is a long dash', [part(0, 16, 30, 3)], '—'],
  ['a stroke at the foot is none', [part(0, 28, 20, 3)], undefined],
  ['two strokes are none', [part(0, 12, 14, 3), part(0, 20, 14, 3)], undefined],
  ['a dot is none', [part(0, 16, 4, 4)], undefined],
  ['a letter is none', [part(0, 0, 15, 30)], undefined],
  ['a narrow ring around a dot is a zero', [part(0, 0, 22, 30), part(9, 12, 4, 6)], '0'],
  ['a round ring around a letter is none', [part(0, 0, 30, 30), part(10, 10, 10, 10)], undefined],
  ['a dot above its stroke is none', [part(0, 8, 8, 22), part(2, 0, 4, 4)], undefined],
])('%s', (_title, parts, mark) => {
  expect(plainMark(word(parts))).toBe(mark);
});

test('a slanting stroke of little ink is no dash', () => {
  expect(plainMark(word([{ ...part(0, 14, 20, 6), ink: 40 }]))).toBeUndefined();
});
