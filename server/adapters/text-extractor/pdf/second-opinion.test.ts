import { describe, expect, test } from 'vitest';
import type { Word } from '../layout/geometry.ts';
import { withSecondOpinion } from './second-opinion.ts';

const word = (text: string, x0: number, over: Partial<Word> = {}): Word => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y0: 0,
  y1: 10,
  ...over,
});

describe('withSecondOpinion', () => {
  test.each([
    ['the same number', '13.5', '13.5', undefined],
    ['the same number with a comma', '13.5', '13,5', undefined],
    ['the same range with another dash', '4.0-10.5', '4.0–10.5', undefined],
    ['another number', '13.5', '135', { reason: 'differs', other: '135' }],
    ['a lost sign', '25', '<25', { reason: 'differs', other: '<25' }],
  ])('%s', (_title, seen, hidden, doubt) => {
    expect(withSecondOpinion([word(seen, 0)], [word(hidden, 0)])[0]?.doubt).toEqual(doubt);
  });

  test('words that are no numbers are not judged', () => {
    const seen = [word('Sodlum', 0)];
    expect(withSecondOpinion(seen, [word('Sodium', 0)])).toEqual(seen);
  });

  test('numbers that stand elsewhere are no opinion', () => {
    const seen = [word('13.5', 0)];
    expect(withSecondOpinion(seen, [word('14.5', 200)])).toEqual(seen);
  });

  test('a faint number that was read twice is sure', () => {
    const faint = word('13.5', 0, { confidence: 0.5, doubt: { reason: 'faint' } });
    expect(withSecondOpinion([faint], [word('13.5', 0)])).toEqual([word('13.5', 0, { confidence: 0.5 })]);
  });

  test('a number with another doubt keeps it', () => {
    const covered = word('13.5', 0, { doubt: { reason: 'covered' } });
    expect(withSecondOpinion([covered], [word('13.5', 0)])).toEqual([covered]);
  });

  test('a range that fell into pieces is whole again where the other agrees', () => {
    const pieces = [word('136-1', 0, { confidence: 0.9 }), word('45', 27, { confidence: 0.8 })];
    expect(withSecondOpinion(pieces, [word('136-145', 0)])).toEqual([
      { text: '136-145', x0: 0, x1: 37, y0: 0, y1: 10, confidence: 0.8 },
    ]);
  });

  test('pieces that differ from the other are all in doubt', () => {
    const pieces = [word('136-1', 0), word('46', 27)];
    const doubt = { reason: 'differs', other: '136-145' };
    expect(withSecondOpinion(pieces, [word('136-145', 0)])).toMatchObject([{ doubt }, { doubt }]);
  });
});
