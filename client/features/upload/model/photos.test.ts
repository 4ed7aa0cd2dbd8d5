import { expect, test } from 'vitest';
import { moved, photoOf, turned, turnedLeft, without, type Photo } from './photos.ts';

const photo = (id: string): Photo => ({ ...photoOf(new File([], id)), id });
const photos = ['a', 'b', 'c'].map(photo);
const ids = (list: Photo[]) => list.map(({ id }) => id).join('');

test.each([
  ['b', 1, 'acb'],
  ['b', -1, 'bac'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moves %s by %i', (id, by, expected) => {
  expect(ids(moved(photos, id, by))).toBe(expected);
});

test('turns one photo by quarters, all the way around', () => {
  let list = photos;
  const seen = [1, 2, 3, 4].map(() => (list = turned(list, 'b')).map(({ turn }) => turn));

  expect(seen).toEqual([
    [0, 90, 0],
    [0, 180, 0],
    [0, 270, 0],
    [0, 0, 0],
  ]);
});

test('turns to the left what was turned to the right, with what is kept of it', () => {
  const cropped = { ...photo('a'), crop: { left: 0.25, top: 0, right: 0.5, bottom: 1 } };

  expect(turnedLeft(turned([cropped], 'a')[0] ?? cropped)).toEqual(cropped);
});

test('takes one photo away', () => {
  expect(ids(without(photos, 'b'))).toBe('ac');
});
