import { describe, expect, test } from 'vitest';
import { findComponents } from './components.ts';
import { dice } from './page-drawing.test-helper.ts';

/** Drawn with # for ink. */
function found(...rows: string[]): string[] {
  const pixels = Uint8Array.from([...rows.join('')].map((mark) => (mark === '#' ? 0 : 255)));
  const all = findComponents({ pixels, width: rows[0]?.length ?? 0, height: rows.length }, 128);
  return Array.from(
    { length: all.count },
    (_, at) => `${all.left[at]},${all.top[at]}-${all.right[at]},${all.bottom[at]}:${all.area[at]}`,
  );
}

describe('findComponents', () => {
  test.each([
    ['nothing on white', ['....', '....'], []],
    ['one pixel', ['....', '.#..'], ['1,1-2,2:1']],
    ['a row that ends at the edge', ['..##'], ['2,0-4,1:2']],
    ['two pieces in a row', ['#.#'], ['0,0-1,1:1', '2,0-3,1:1']],
    ['corners that touch as one', ['#..', '.#.', '..#'], ['0,0-3,3:3']],
    ['corners that touch the other way', ['..#', '.#.', '#..'], ['0,0-3,3:3']],
    ['two legs joined at their foot', ['#.#', '#.#', '###'], ['0,0-3,3:7']],
    ['three legs joined one after the other', ['#.#.#', '#.###', '###..'], ['0,0-5,3:10']],
    ['a ring and what lies in it', ['#####', '#...#', '#.#.#', '#...#', '#####'], ['0,0-5,5:16', '2,2-3,3:1']],
    ['pieces that touch only across the edge as two', ['..#', '#..'], ['2,0-3,1:1', '0,1-1,2:1']],
  ])('finds %s', (_, rows, expected) => {
    expect(found(...rows)).toEqual(expected);
  });

  test('counts all ink of a picture full of pieces', () => {
    const roll = dice(5);
    const pixels = Uint8Array.from({ length: 300 * 200 }, () => (roll() < 0.2 ? 0 : 255));
    const { count, area } = findComponents({ pixels, width: 300, height: 200 }, 128);
    expect(area.reduce((sum, each) => sum + each, 0)).toBe(pixels.filter((shade) => shade === 0).length);
    expect(count).toBeGreaterThan(4096);
  });
});
