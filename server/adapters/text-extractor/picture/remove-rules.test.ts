import { describe, expect, test } from 'vitest';
import type { Grey } from './grey.ts';
import { blank, drawPage, fillBox, noisy, tilt, write } from './page-drawing.test-helper.ts';
import { removeRules } from './remove-rules.ts';

const paper = 245;
const capital = 28;
const cleaned = (grey: Grey) => removeRules(grey, 180, capital);
const darkPixels = (grey: Grey) => grey.pixels.filter((shade) => shade < 180).length;

/** A sheet with what is drawn on it, before and after. */
function sheet(draw: (grey: Grey) => void): { before: Grey; after: Grey } {
  const before = blank(800, 400, paper);
  draw(before);
  return { before, after: cleaned(before) };
}
const word = (grey: Grey) => {
  write(grey, 'HAEN 13.5', { x: 100, y: 100, dot: 4 });
};

describe('removeRules', () => {
  test.each<[string, (grey: Grey) => void]>([
    ['a line under the words', (grey) => fillBox(grey, { x: 50, y: 150, w: 700, h: 3 })],
    ['a line beside the words', (grey) => fillBox(grey, { x: 80, y: 20, w: 3, h: 360 })],
    ['a line as thick as a stroke', (grey) => fillBox(grey, { x: 50, y: 150, w: 700, h: 5 })],
    [
      'the frame of a table with its crossings',
      (grey) => {
        for (const y of [60, 160, 260]) fillBox(grey, { x: 50, y, w: 700, h: 3 });
        for (const x of [50, 400, 747]) fillBox(grey, { x, y: 60, w: 3, h: 203 });
      },
    ],
    [
      'a line with a gap of one pixel',
      (grey) => {
        fillBox(grey, { x: 50, y: 150, w: 700, h: 2 });
        fillBox(grey, { x: 300, y: 150, w: 1, h: 2 }, paper);
      },
    ],
    ['a line at the very edge', (grey) => fillBox(grey, { x: 0, y: 0, w: 800, h: 2 })],
  ])('removes %s and leaves the words', (_, rule) => {
    const { after } = sheet((grey) => {
      word(grey);
      rule(grey);
    });
    expect(after).toEqual(sheet(word).before);
  });

  test.each<[string, (grey: Grey) => void]>([
    ['letters and decimal points', word],
    ['a dark bar', (grey) => fillBox(grey, { x: 50, y: 150, w: 700, h: 40 })],
    [
      'a heading whose bold letters touch',
      (grey) => {
        [...'HAN8E6A9HEAN'].forEach((letter, place) => {
          for (const bold of [0, 4]) write(grey, letter, { x: 100 + place * 20 + bold, y: 100, dot: 4 });
        });
      },
    ],
    ['a dash', (grey) => fillBox(grey, { x: 300, y: 112, w: 40, h: 4 })],
    ['large capitals', (grey) => write(grey, 'HEN', { x: 100, y: 50, dot: 12 })],
  ])('leaves %s alone', (_, draw) => {
    const { before, after } = sheet(draw);
    expect(after).toEqual(before);
  });

  test('leaves the strokes of letters that a line crosses', () => {
    const { after } = sheet((grey) => {
      word(grey);
      fillBox(grey, { x: 50, y: 106, w: 700, h: 2 });
    });
    const [kept, whole] = [darkPixels(after), darkPixels(sheet(word).before)];
    expect(kept / whole).toBeGreaterThan(0.93);
    expect(after.pixels[107 * 800 + 60]).toBeGreaterThan(240);
  });

  test('removes lines that are not quite straight', async () => {
    const ruled = await tilt(drawPage({ dot: 4, ruled: true }), 0.1);
    const plain = await tilt(drawPage({ dot: 4 }), 0.1);
    expect(darkPixels(cleaned(ruled)) / darkPixels(plain)).toBeLessThan(1.02);
    expect(darkPixels(ruled) / darkPixels(plain)).toBeGreaterThan(1.3);
  });

  test('fills with the paper that is there', () => {
    const grey = noisy(blank(800, 200, 215), 3);
    fillBox(grey, { x: 50, y: 100, w: 700, h: 3 });
    expect(Math.abs((cleaned(grey).pixels[101 * 800 + 400] ?? 0) - 215)).toBeLessThan(12);
  });
});
