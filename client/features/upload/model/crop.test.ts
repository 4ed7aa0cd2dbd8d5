import { expect, test } from 'vitest';
import { isWhole, turnedCrop, wholePicture, withEdge, type Crop, type CropEdge } from './crop.ts';

test.each<[CropEdge, number, number]>([
  ['left', 0.25, 0.25],
  ['left', -1, 0],
  ['left', 2, 0.9],
  ['right', 0, 0.1],
  ['right', 0.5, 0.5],
  ['top', 0.95, 0.9],
  ['bottom', 3, 1],
])('puts the %s edge that is moved to %d at %d', (edge, at, expected) => {
  expect(withEdge(wholePicture, edge, at)[edge]).toBeCloseTo(expected);
});

test('turns with the picture, and comes back after four quarters', () => {
  const upperLeft: Crop = { left: 0, top: 0, right: 0.25, bottom: 0.5 };

  expect(turnedCrop(upperLeft)).toEqual({ left: 0.5, top: 0, right: 1, bottom: 0.25 });
  expect(turnedCrop(turnedCrop(turnedCrop(turnedCrop(upperLeft))))).toEqual(upperLeft);
});

test('knows the whole picture', () => {
  expect(isWhole(wholePicture)).toBe(true);
  expect(isWhole(withEdge(wholePicture, 'top', 0.2))).toBe(false);
});
