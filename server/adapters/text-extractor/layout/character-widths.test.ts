import { describe, expect, test } from 'vitest';
import { placesOf } from './character-widths.ts';

describe('placesOf', () => {
  test('narrow letters take less of a line than wide ones', () => {
    const place = placesOf('ill MMM', false);
    expect(place(3)).toBeLessThan(0.3);
    expect(place(7)).toBe(1);
  });

  test('every character of a typewriter face is as wide as the next', () => {
    const place = placesOf('ill MMM', true);
    expect([place(0), place(3), place(7)]).toEqual([0, 3 / 7, 1]);
  });

  test('figures are all equally wide', () => {
    const place = placesOf('11 88', false);
    expect(place(2)).toBeCloseTo(1 - place(3), 10);
  });

  test('a sign of two units counts once', () => {
    const place = placesOf('a 😀 b', false);
    expect(place(4) - place(2)).toBeCloseTo(place(1) - place(0), 10);
  });
});
