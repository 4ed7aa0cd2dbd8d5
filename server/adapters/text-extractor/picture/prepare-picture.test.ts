import { describe, expect, test } from 'vitest';
import type { Grey } from './grey.ts';
import { invert } from './inverted.ts';
import { capitalHeight, findLetters } from './letters.ts';
import { blank, drawPage, lit, noisy, photograph, tilt } from './page-drawing.test-helper.ts';
import type { Quad } from './plane-map.ts';
import { preparePicture, type PreparedPicture } from './prepare-picture.ts';
import { isSideways } from './sideways.ts';
import { openGrey, toGrey } from './sharp-grey.ts';
import { findSkew } from './skew.ts';
import { turnPicture } from './turn-picture.ts';

const page = drawPage({ ruled: true });
const frame = { width: 1500, height: 2000 };
const fromBelow: Quad = [
  [240, 140],
  [1260, 140],
  [1410, 1900],
  [90, 1900],
];
const fromAside: Quad = [
  [120, 260],
  [1380, 100],
  [1420, 1920],
  [90, 1700],
];
const fold = (_: number, y: number) => 0.95 - 0.3 * Math.max(0, 1 - Math.abs(y - 930) / 50);

function expectReadable({ page: prepared, shown }: PreparedPicture): void {
  const letters = findLetters(prepared);
  expect([shown.width, shown.height]).toEqual([prepared.width, prepared.height]);
  expect(letters.count).toBeGreaterThan(findLetters(page).count * 0.97);
  expect(letters.count).toBeLessThan(findLetters(page).count * 1.03);
  expect(isSideways(letters)).toBe(false);
  expect(Math.abs(findSkew(letters))).toBeLessThan(0.2);
  expect(Math.abs(capitalHeight(letters) - 30)).toBeLessThan(5);
}

describe('preparePicture', () => {
  test.each<[string, () => Grey | Promise<Grey>]>([
    ['a straight page', () => page],
    ['a page on its side', () => turnPicture(page, 90)],
    ['a page on its other side', () => turnPicture(page, 270)],
    ['a page upside down', () => turnPicture(page, 180)],
    ['a tilted page', () => tilt(page, 5)],
    ['a tilted page on its side', () => tilt(page, 86)],
    ['a page of small print', () => drawPage({ width: 830, height: 1170, dot: 2, ruled: true })],
    ['a page photographed from below', () => photograph(page, { ...frame, quad: fromBelow })],
    ['a page photographed from the side', () => photograph(page, { ...frame, quad: fromAside })],
    ['a page photographed on its side', () => turnPicture(photograph(page, { ...frame, quad: fromBelow }), 90)],
    ['a page with shadows and a fold', () => lit(page, (x, y) => fold(x, y) * (1 - 0.4 * (x / 1240)))],
    ['coloured paper', () => lit(page, () => 0.6)],
    ['light letters on black', () => invert(page)],
    [
      'a noisy page',
      () =>
        noisy(
          lit(page, () => 0.8),
          20,
        ),
    ],
  ])('makes %s fit to read', async (_, picture) => {
    expectReadable(await preparePicture(await picture()));
  });

  test('tells what it met', async () => {
    const met = await preparePicture(
      turnPicture(
        noisy(
          lit(page, () => 0.8),
          15,
        ),
        90,
      ),
    );
    expect(met.turn).toBe(90);
    expect(met.noise).toBeGreaterThan(15);
    expect(met.noise).toBeLessThan(30);
    expect(Math.abs(met.sourceLetterHeight - 21)).toBeLessThan(2);
    expect(met.contrast).toBeGreaterThan(0.5);
  });

  test.each<[string, () => Grey | Promise<Grey>, Partial<Record<'contrast' | 'blur', [number, number]>>]>([
    ['sharp', () => page, { contrast: [0.9, 1], blur: [0, 0.15] }],
    ['faint', () => drawPage({ shade: 190 }), { contrast: [0.15, 0.35] }],
    ['blurred', () => toGrey(openGrey(page).blur(5)), { blur: [0.2, 2] }],
    ['too dark to see anything', () => blank(600, 800, 20), { contrast: [0.01, 0.2] }],
    ['dark, but not too dark', () => lit(page, () => 0.15), { contrast: [0.8, 1] }],
    ['empty', () => blank(600, 800), { contrast: [0, 0], blur: [0, 0] }],
  ])('tells that a page is %s', async (_, picture, expected) => {
    const met = await preparePicture(await picture());
    for (const [trait, [least, most]] of Object.entries(expected)) {
      const value = trait === 'blur' ? met.blur : met.contrast;
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    }
  });

  test('leaves the picture it is given as it was', async () => {
    const before = page.pixels.slice();
    await preparePicture(page);
    expect(page.pixels).toEqual(before);
  });

  test.each([
    [1, 1],
    [3, 40],
    [49, 20],
    [900, 2],
  ])('takes a picture of %d x %d pixels', async (width, height) => {
    const { page: prepared, sourceLetterHeight } = await preparePicture(blank(width, height, 200));
    expect([prepared.width, prepared.height, sourceLetterHeight]).toEqual([width, height, 0]);
  });
});
