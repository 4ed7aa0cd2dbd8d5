import { expect, test } from 'vitest';
import { hourlySlope } from './slope.ts';

const minute = 60_000;

test('tells how much is more after an hour, through what comes and goes', () => {
  const samples = Array.from({ length: 120 }, (_, at) => ({ at: at * minute, value: 200 + at / 20 + (at % 2) * 10 }));

  expect(hourlySlope(samples)).toBeCloseTo(3, 0);
});

test.each([[[]], [[{ at: 5, value: 7 }]]])('is 0 where too little is known: %j', (samples) => {
  expect(hourlySlope(samples)).toBe(0);
});
