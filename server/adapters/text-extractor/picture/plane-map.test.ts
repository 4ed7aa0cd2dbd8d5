import { expect, test } from 'vitest';
import { after, identity, mapPoint, rectangleToQuad, rotation, scaling, type Point, type Quad } from './plane-map.ts';

const near = (point: Point) => point.map((value) => Math.round(value * 1000) / 1000 + 0);

test.each([
  ['identity', identity, [3, 4], [3, 4]],
  ['a scaling', scaling(2, 3), [3, 4], [6, 12]],
  ['a quarter turn around the origin, clockwise on a page', rotation(90, [0, 0]), [1, 0], [0, 1]],
  ['a turn around a point, which stays', rotation(37, [5, 6]), [5, 6], [5, 6]],
  ['first the second map and then the first', after(scaling(2), rotation(90, [0, 0])), [1, 0], [0, 2]],
] as const)('%s', (_, map, from, to) => {
  expect(near(mapPoint(map, from))).toEqual(to);
});

test.each<[string, Quad]>([
  [
    'a rectangle',
    [
      [0, 0],
      [100, 0],
      [100, 200],
      [0, 200],
    ],
  ],
  [
    'a page seen from below',
    [
      [20, 10],
      [90, 15],
      [120, 210],
      [-5, 190],
    ],
  ],
  [
    'a turned page',
    [
      [100, 0],
      [100, 200],
      [0, 200],
      [0, 0],
    ],
  ],
])('maps the corners of a rectangle to those of %s', (_, quad) => {
  const map = rectangleToQuad(40, 60, quad);
  const corners: Point[] = [
    [0, 0],
    [40, 0],
    [40, 60],
    [0, 60],
  ];
  expect(corners.map((corner) => near(mapPoint(map, corner)))).toEqual(quad);
});
