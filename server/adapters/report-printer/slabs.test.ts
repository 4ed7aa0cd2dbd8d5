import { expect, test } from 'vitest';
import { flow, kept, type Slab } from './slabs.ts';

const area = { left: 0, width: 100, top: 10, bottom: 110 };

function setup(slabs: Omit<Slab, 'draw'>[]) {
  let page = 0;
  const drawn: string[] = [];
  const named = slabs.map((slab, index) => ({
    ...slab,
    draw: (y: number) => drawn.push(`${index} on ${page} at ${y}`),
  }));
  flow(named, { addPage: () => (page += 1) }, area);
  return drawn;
}

const slab = (more: Partial<Slab> = {}) => ({ gap: 0, height: 40, ...more });

test('puts one under the other and goes on on the next page', () => {
  expect(setup([slab(), slab({ gap: 5 }), slab({ gap: 5 })])).toEqual(['0 on 1 at 10', '1 on 1 at 55', '2 on 2 at 10']);
});

test('takes what stays together to the next page', () => {
  expect(setup([slab(), slab({ keepsNext: true, height: 30 }), slab({ height: 35 })])).toEqual([
    '0 on 1 at 10',
    '1 on 2 at 10',
    '2 on 2 at 40',
  ]);
});

test('divides what no page holds', () => {
  const long = kept([slab(), slab(), slab(), slab()].map((each) => ({ ...each, draw: () => {} })));

  expect(setup(long)).toEqual(['0 on 1 at 10', '1 on 1 at 50', '2 on 2 at 10', '3 on 2 at 50']);
});

test('puts one that is higher than a page on a page of its own', () => {
  expect(setup([slab(), slab({ height: 400 }), slab()])).toEqual(['0 on 1 at 10', '1 on 2 at 10', '2 on 3 at 10']);
});

test('draws the head again where a page begins', () => {
  const heads: number[] = [];
  const head = { height: 15, draw: (y: number) => heads.push(y) };

  expect(setup([slab(), slab({ head }), slab({ head }), slab({ head })])).toEqual([
    '0 on 1 at 10',
    '1 on 1 at 50',
    '2 on 2 at 25',
    '3 on 2 at 65',
  ]);
  expect(heads).toEqual([10]);
});
