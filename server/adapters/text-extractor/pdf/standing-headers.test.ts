import { describe, expect, test } from 'vitest';
import type { Word } from '../layout/geometry.ts';
import { layHeadersDown } from './standing-headers.ts';

/** A line that stands, 10 points thick, with its foot at 110. */
const standing = (text: string, x: number, height = 50): Word[] =>
  text.split(' ').map((word) => ({ text: word, x0: x, x1: x + 10, y0: 110 - height, y1: 110 }));

describe('layHeadersDown', () => {
  test('dates that stand over their columns lie at their feet, in the middle of the column', () => {
    const { heads, others } = layHeadersDown([standing('12/01/2024', 340), standing('14/03/2024', 400)]);
    expect(others).toEqual([]);
    expect(heads.map(({ text }) => text)).toEqual(['12/01/2024', '14/03/2024']);
    expect(heads.map(({ x0, x1 }) => (x0 + x1) / 2)).toEqual([345, 405]);
    expect(heads.every(({ y1 }) => y1 === 110)).toBe(true);
  });

  test('long heads do not touch each other', () => {
    const { heads } = layHeadersDown([standing('Reference-interval', 340, 90), standing('Former-result', 370, 70)]);
    const [first, second] = heads;
    expect(first?.x1).toBeLessThan(second?.x0 ?? 0);
  });

  test('a head of two words stays in order', () => {
    const { heads } = layHeadersDown([standing('12 Mar', 340), standing('14 Apr', 400)]);
    expect(heads.map(({ text }) => text)).toEqual(['12', 'Mar', '14', 'Apr']);
    expect(heads[0]?.x1).toBeLessThan(heads[1]?.x0 ?? 0);
  });

  test.each([
    ['one line along the margin', [standing('Form 1234', 10)]],
    ['two lines of text along the margin', [standing('Form 1234', 10), standing('printed in May', 22)]],
    ['lines at both margins', [standing('Form 1234', 10), standing('Form 1234', 580)]],
    ['a slanted stamp', [[{ text: 'COPY', x0: 100, x1: 150, y0: 100, y1: 150 }], standing('Form 1234', 180)]],
  ])('%s: no heads', (_title, lines) => {
    expect(layHeadersDown(lines)).toEqual({ heads: [], others: lines });
  });
});
