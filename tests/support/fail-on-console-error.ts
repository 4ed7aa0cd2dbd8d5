import { afterEach, beforeEach, expect, vi } from 'vitest';

// A console.error in a test is a fault nobody looked at: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
