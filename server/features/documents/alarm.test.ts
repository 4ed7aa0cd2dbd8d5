import { expect, test } from 'vitest';
import { createAlarm } from './alarm.ts';

test('sleeps until it is rung', async () => {
  const alarm = createAlarm();
  const sleep = alarm.sleep(10_000);
  alarm.ring();
  expect(await sleep).toBe('rung');
});

test('oversleeps when nobody rings', async () => {
  expect(await createAlarm().sleep(5)).toBe('overslept');
});

test('keeps a ring that came too early, once', async () => {
  const alarm = createAlarm();
  alarm.ring();
  alarm.ring();
  expect(await alarm.sleep(10_000)).toBe('rung');
  expect(await alarm.sleep(5)).toBe('overslept');
});
