import { expect, test } from 'vitest';
import { scrollToShow } from './in-view.ts';

const free = { top: 50, bottom: 650 };

test.each([
  ['it is seen', { top: 100, bottom: 140 }, 0],
  ['it stands below', { top: 700, bottom: 740 }, 500],
  ['it is half under the player', { top: 640, bottom: 680 }, 440],
  ['it stands above', { top: -300, bottom: -260 }, -500],
  ['it is taller than the window and begins in its upper half', { top: 60, bottom: 900 }, 0],
  ['it is taller than the window and begins at its end', { top: 600, bottom: 1500 }, 400],
])('tells how far to scroll where %s', (_, place, distance) => {
  expect(scrollToShow(place, free)).toBe(distance);
});
