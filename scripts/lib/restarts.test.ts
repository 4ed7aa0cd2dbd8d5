import { expect, test } from 'vitest';
import { createRestarts } from './restarts.mjs';

const minute = 60_000;

test('restarts at once after a first crash, and after ever longer pauses while it keeps crashing', () => {
  const { afterRunning } = createRestarts();

  const pauses = Array.from({ length: 9 }, () => afterRunning(10).pauseMs / 1000);

  expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 30]);
});

test('starts counting again after some minutes of health', () => {
  const { afterRunning } = createRestarts();
  for (let crashes = 0; crashes < 5; crashes += 1) afterRunning(minute);

  expect(afterRunning(6 * minute)).toEqual({ times: 1, pauseMs: 0 });
  expect(afterRunning(minute)).toEqual({ times: 2, pauseMs: 1_000 });
});
