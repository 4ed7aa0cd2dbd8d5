import { expect, test } from 'vitest';
import { atHome, placeDock, type Box } from './dock-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const launcher = box(288, 708, 56, 56);
const panel = box(16, 200, 328, 496);
const around = { launcher, panel: null, windowHeight: 780 };

test('stays at home where nothing is under it', () => {
  expect(placeDock({ ...around, target: box(16, 300, 328, 48) })).toEqual(atHome);
});

test('moves up over a field that lies under the button', () => {
  expect(placeDock({ ...around, target: box(16, 700, 328, 48) })).toEqual({ lift: 76, isAside: false });
});

test('folds the panel away over a field that lies under it', () => {
  expect(placeDock({ ...around, panel, target: box(16, 300, 328, 48) })).toEqual({ lift: 0, isAside: true });
});

test.each([
  ['fills the window', box(0, 0, 360, 780)],
  ['is out of sight', box(16, 1200, 328, 48)],
])('takes no notice of what %s', (_, target) => {
  expect(placeDock({ ...around, panel, target })).toEqual(atHome);
});

test('stays in the window', () => {
  expect(
    placeDock({ ...around, launcher: box(288, 40, 56, 56), windowHeight: 120, target: box(0, 50, 360, 48) }),
  ).toEqual(atHome);
});
