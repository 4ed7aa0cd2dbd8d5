import { expect, test } from 'vitest';
import { createRestarts } from './restarts.mjs';

const minute = 60_000;

test('starts again at once after a first loss, and after ever longer pauses while it keeps being lost', () => {
  const { afterRunning } = createRestarts();

  const pauses = Array.from({ length: 9 }, () => afterRunning(10).pauseMs / 1000);

  expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 30]);
});

test('begins anew after some minutes in which all was well', () => {
  const { afterRunning } = createRestarts();
  for (let lost = 0; lost < 5; lost += 1) afterRunning(minute);

  expect(afterRunning(6 * minute)).toEqual({ times: 1, pauseMs: 0 });
  expect(afterRunning(minute)).toEqual({ times: 2, pauseMs: 1_000 });
});
