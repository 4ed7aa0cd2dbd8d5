import { describe, expect, test } from 'vitest';
import { bendAt, findBend } from './bend.ts';
import { dice } from './page-drawing.test-helper.ts';

const page = { width: 1200, height: 1600 };
const capital = 15;

/** Letters in rows of three cells; every eighth hangs below its row. */
function feetOn(rowAt: (x: number, y: number) => number) {
  const roll = dice(3);
  const cells = [
    [100, 400],
    [560, 680],
    [850, 1100],
  ] as const;
  const feet = [];
  for (let y = 150; y < 1450; y += 34) {
    for (const [from, to] of cells) {
      for (let x = from; x < to; x += 14) {
        const hangs = roll() < 0.12 ? 4 : 0;
        feet.push({ x, y: Math.round(y + rowAt(x, y) + hangs), width: 10 });
      }
    }
  }
  return feet;
}

/** The worst by which rows leave the level once the bend is taken out, in pixels. */
function unevenness(rowAt: (x: number, y: number) => number): number {
  const bend = findBend(feetOn(rowAt), page, capital);
  if (!bend) return NaN;
  let worst = 0;
  for (let y = 200; y < 1400; y += 100) {
    const left = [150, 600, 1050].map((x) => rowAt(x, y) - bendAt(bend, x, y + rowAt(x, y), page));
    worst = Math.max(worst, Math.max(...left) - Math.min(...left));
  }
  return worst;
}

describe('findBend', () => {
  test.each<[string, (x: number, y: number) => number]>([
    ['a page that bulges', (x) => -25 * Math.sin((Math.PI * x) / 1200)],
    ['a page that bulges more', (x) => -45 * Math.sin((Math.PI * x) / 1200)],
    ['an open book near its spine', (x) => 30 * (x / 1200) ** 3],
    ['rows that fan out', (x, y) => ((x - 600) / 600) * ((y - 800) / 800) * 30],
    ['a page whose foot alone is curled', (x, y) => (y / 1600) * 25 * ((x - 600) / 600) ** 2],
    ['rows that are still tilted', (x) => 0.02 * x],
  ])('levels %s', (_, rowAt) => {
    expect(unevenness(rowAt)).toBeLessThan(0.25 * capital);
  });

  test('leaves level rows alone', () => {
    expect(
      findBend(
        feetOn(() => 0),
        page,
        capital,
      ),
    ).toBeUndefined();
  });

  test('says nothing where there are few letters', () => {
    const few = feetOn((x) => 0.05 * x).slice(0, 40);
    expect(findBend(few, page, capital)).toBeUndefined();
  });

  test('goes on straight beyond the rows', () => {
    const bend = findBend(
      feetOn((x) => 30 * (x / 1200) ** 3),
      page,
      capital,
    );
    const [at, further, furthest] = [1100, 1140, 1180].map((x) => (bend ? bendAt(bend, x, 800, page) : NaN));
    expect((furthest ?? 0) - (further ?? 0)).toBeCloseTo((further ?? 0) - (at ?? 0), 1);
    expect((further ?? 0) - (at ?? 0)).toBeGreaterThan(1);
  });
});
