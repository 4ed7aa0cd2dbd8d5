import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChildClock } from './child-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setup() {
  const ranOut = vi.fn();
  const clock = createChildClock({ baseMs: 1000, perPageMs: 500, allPagesMs: 2000, stallMs: 800 }, ranOut);
  const pass = (ms: number) => vi.advanceTimersByTime(ms);
  return { clock, ranOut, pass };
}

test('runs out when no page comes', () => {
  const { ranOut, pass } = setup();
  pass(799);
  expect(ranOut).not.toHaveBeenCalled();
  pass(1);
  expect(ranOut).toHaveBeenCalledOnce();
});

test('starts anew with every page, within what all pages may take', () => {
  const { clock, ranOut, pass } = setup();
  for (const pages of [10, 10, 10, 10]) {
    pass(700);
    clock.pageRead(pages);
  }
  pass(199); // 2,999 of 1,000 and at most 2,000
  expect(ranOut).not.toHaveBeenCalled();
  pass(1);
  expect(ranOut).toHaveBeenCalledOnce();
});

test('stands still while the child waits, for whatever it waits', () => {
  const { clock, ranOut, pass } = setup();
  pass(700);
  clock.hold('core');
  clock.hold('message');
  pass(100_000);
  clock.release('core');
  pass(100_000);
  clock.release('message');
  pass(99);
  expect(ranOut).not.toHaveBeenCalled();
  pass(1);
  expect(ranOut).toHaveBeenCalledOnce();
});

test('never runs out once it was stopped', () => {
  const { clock, ranOut, pass } = setup();
  clock.stop();
  clock.hold('core');
  clock.release('core');
  pass(10_000);
  expect(ranOut).not.toHaveBeenCalled();
});
