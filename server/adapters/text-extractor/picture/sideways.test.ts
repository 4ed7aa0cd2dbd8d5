import { describe, expect, test } from 'vitest';
import { findLetters } from './letters.ts';
import { blank, drawPage, tilt, write } from './page-drawing.test-helper.ts';
import { isSideways } from './sideways.ts';
import { turnPicture } from './turn-picture.ts';

describe('isSideways', () => {
  test.each([
    [0, false],
    [90, true],
    [180, false],
    [270, true],
  ] as const)('of a page turned by %d degrees is %s', (turn, expected) => {
    const page = drawPage({ ruled: true });
    expect(isSideways(findLetters(turn === 0 ? page : turnPicture(page, turn)))).toBe(expected);
  });

  test.each([-8, 8, 82, 98])('is not mistaken when the page hangs at %d degrees', async (degrees) => {
    expect(isSideways(findLetters(await tilt(drawPage(), degrees)))).toBe(degrees > 45);
  });

  test('is not decided by a few letters', () => {
    const page = blank(300, 900);
    [...'HENNA'].forEach((letter, row) => write(page, letter, { x: 50, y: 50 + row * 24 }));
    expect(isSideways(findLetters(page))).toBe(false);
  });
});
