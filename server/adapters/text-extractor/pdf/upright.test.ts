import { describe, expect, test } from 'vitest';
import type { PlacedRun } from './placed-run.ts';
import { linesThatRead } from './tilted-lines.ts';
import { uprightPage } from './upright.ts';

const page = { width: 600, height: 800 };
const run = (text: string, x: number, y: number, angle = 0, over: Partial<PlacedRun> = {}): PlacedRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  angle,
  monospaced: false,
  ...over,
});
const quarter = Math.PI / 2;

describe('uprightPage', () => {
  test('a page that reads from left to right stays', () => {
    const { turn, width, runs } = uprightPage([run('Sodium', 40, 100)], page);
    expect({ turn, width, runs }).toMatchObject({
      turn: 0,
      width: 600,
      runs: [{ text: 'Sodium', x0: 40, x1: 70, baseline: 100 }],
    });
  });

  test.each([
    ['downwards', quarter, 270, { x0: 100, baseline: 560 }],
    ['upside down', 2 * quarter, 180, { x0: 560, baseline: 700 }],
    ['upwards', 3 * quarter, 90, { x0: 700, baseline: 40 }],
  ])('text that runs %s is turned, and its page with it', (_title, angle, turn, place) => {
    const upright = uprightPage([run('Sodium', 40, 100, angle)], page);
    expect(upright.turn).toBe(turn);
    expect(upright.runs[0]).toMatchObject(place);
    expect([upright.width, upright.height]).toEqual(turn === 180 ? [600, 800] : [800, 600]);
  });

  test('most of the text decides, and the rest stands aside', () => {
    const { turn, runs, tilted } = uprightPage(
      [run('Sodium 133 mmol/L', 40, 100), run('Form 12', 10, 700, -quarter)],
      page,
    );
    expect(turn).toBe(0);
    expect(runs).toHaveLength(1);
    expect(tilted.map((line) => line.map(({ text }) => text))).toEqual([['Form', '12']]);
  });

  test('a page that a scanner took a little crooked is upright', () => {
    expect(uprightPage([run('Sodium', 40, 100, 0.03)], page).tilted).toEqual([]);
  });
});

describe('text at an angle', () => {
  const body = run('Sodium 133 mmol/L and more text', 40, 100);
  const tiltedOf = (...runs: PlacedRun[]) =>
    uprightPage([body, ...runs], page).tilted.map((line) => line.map(({ text }) => text).join(' '));

  test('is put together where it goes on in its direction', () => {
    const angle = -0.5;
    const next = { x: 200 + 45 * Math.cos(angle), y: 300 + 45 * Math.sin(angle) };
    expect(tiltedOf(run('RECEIVED', 200, 300, angle), run('Friday', next.x, next.y, angle))).toEqual([
      'RECEIVED Friday',
    ]);
  });

  test('is a line of its own where it stands below', () => {
    expect(tiltedOf(run('RECEIVED', 200, 300, -0.5), run('Friday', 205, 320, -0.5))).toEqual(['RECEIVED', 'Friday']);
  });

  test('without a word in it is a pattern and goes', () => {
    const { tilted } = uprightPage([body, run('||| | ||', 200, 300, -0.5), run('1234', 200, 400, -0.5)], page);
    expect(linesThatRead(tilted)).toEqual([]);
  });

  test('stays as a whole when one of its lines has a word', () => {
    const { tilted } = uprightPage([body, run('COPY', 200, 300, -0.5), run('1234', 200, 400, -0.5)], page);
    expect(linesThatRead(tilted)).toHaveLength(2);
  });

  test('has boxes around its slanted words', () => {
    const [line] = uprightPage([body, run('STAMP', 200, 300, -quarter / 2)], page).tilted;
    expect(line?.[0]?.x0).toBeLessThan(200);
    expect(line?.[0]?.y0).toBeLessThan(290);
    expect(line?.[0]?.y1).toBeGreaterThan(300);
  });
});
