import { expect, test } from 'vitest';
import { isRunOn } from './is-run-on.ts';

test('sees words that nothing sets apart or ties together', () => {
  expect(isRunOn('red itchy elbow worse nights new washing powder tried cream stopped early better weekend')).toBe(
    true,
  );
});

test.each([
  'The itchy elbow is worse at night, and the cream that she tried has not helped with it at all so far.',
  'red itchy elbow, worse nights, new washing powder, tried cream, stopped early',
  'red itchy elbow',
  '',
])('takes "%s" for no run-on', (text) => {
  expect(isRunOn(text)).toBe(false);
});

test('reads a long line in time that grows with its length', () => {
  const start = performance.now();
  isRunOn('cream twice daily elbow '.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
