import { describe, expect, test } from 'vitest';
import type { Word } from '../layout/geometry.ts';
import { printedOverSeen } from './over-picture.ts';

const word = (text: string, x0: number, x1: number, y0 = 0, y1 = 10): Word => ({ text, x0, x1, y0, y1 });

describe('printedOverSeen', () => {
  test('what is printed stays and what was recognised under it goes', () => {
    const printed = [word('Received', 0, 40)];
    expect(printedOverSeen(printed, [word('Rece1ved', 1, 39), word('133', 100, 115)], [])).toEqual([
      ...printed,
      word('133', 100, 115),
    ]);
  });

  test('a number that print touches is in doubt', () => {
    const [, number] = printedOverSeen([word('Received', 0, 40)], [word('133', 35, 55)], []);
    expect(number?.doubt).toEqual({ reason: 'covered' });
  });

  test('a number under a stamp at an angle is in doubt, words made of the stamp go', () => {
    const stamp = [word('COPY', 0, 40)];
    expect(printedOverSeen([], [word('133', 10, 25), word('GO/Y', 5, 35)], stamp)).toEqual([
      { ...word('133', 10, 25), doubt: { reason: 'covered' } },
    ]);
  });

  test('a doubt that was there before is kept', () => {
    const faint: Word = { ...word('133', 35, 55), doubt: { reason: 'faint' } };
    expect(printedOverSeen([word('Received', 0, 40)], [faint], [])[1]).toEqual(faint);
  });
});
