import { describe, expect, test } from 'vitest';
import { capitalHeight, findLetters, inkShade } from './letters.ts';
import { blank, drawPage, fillBox, write } from './page-drawing.test-helper.ts';

const page = () => blank(600, 600);

describe('findLetters', () => {
  test('finds letters, and no points', () => {
    const grey = page();
    write(grey, 'HE 13.5', { x: 50, y: 50, dot: 2 });
    expect(findLetters(grey).count).toBe(5);
  });

  test.each([
    ['rules', { x: 20, y: 300, w: 400, h: 2 }],
    ['bars', { x: 20, y: 300, w: 300, h: 60 }],
    ['specks', { x: 20, y: 300, w: 2, h: 2 }],
  ])('takes no %s for letters', (_, box) => {
    const grey = page();
    write(grey, 'HEN', { x: 50, y: 50 });
    fillBox(grey, box);
    expect(findLetters(grey).count).toBe(3);
  });
});

test.each([2, 3, 4])('capitals drawn with dots of %d pixels are seven dots high', (dot) => {
  expect(capitalHeight(findLetters(drawPage({ dot })))).toBe(7 * dot);
});

test('an empty page has no capitals', () => {
  expect(capitalHeight(findLetters(page()))).toBe(0);
});

test.each([0, 90, 140])('print of shade %d is as dark as that', (shade) => {
  const grey = drawPage({ shade });
  expect(inkShade(grey, findLetters(grey))).toBe(shade);
});

test('an empty page has no print', () => {
  expect(inkShade(page(), findLetters(page()))).toBeUndefined();
});
