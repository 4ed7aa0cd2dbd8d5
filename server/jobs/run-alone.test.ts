import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { runAlone } from './run-alone.ts';

const { db } = await createTestDatabase();

test('runs once where several want to, and again when it is over', async () => {
  let runs = 0;
  let finish = () => {};
  const running = new Promise<void>((resolve) => (finish = resolve));
  const began = Promise.withResolvers<undefined>();
  const first = runAlone(db, 'sweep', async () => {
    runs += 1;
    began.resolve(undefined);
    await running;
  });
  await began.promise;

  const others = await Promise.all([1, 2, 3].map(() => runAlone(db, 'sweep', async () => void (runs += 1))));
  const elsewhere = await runAlone(db, 'another sweep', async () => undefined);
  finish();

  expect([await first, ...others, elsewhere]).toEqual([true, false, false, false, true]);
  expect(runs).toBe(1);
  expect(await runAlone(db, 'sweep', async () => undefined)).toBe(true);
});

test('lets go of what fails', async () => {
  const failing = runAlone(db, 'failing', () => Promise.reject(new Error('fault')));

  await expect(failing).rejects.toThrow('fault');
  expect(await runAlone(db, 'failing', async () => undefined)).toBe(true);
});
