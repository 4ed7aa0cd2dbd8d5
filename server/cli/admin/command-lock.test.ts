import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { withCommandLock } from './command-lock.ts';

const { address } = await createTestDatabase();

test('keeps a second command away while the first is at work', async () => {
  const second = () => withCommandLock(address, async () => 'second');

  await withCommandLock(address, () => expect(second()).rejects.toThrow('Another command is working on this data.'));

  expect(await second()).toBe('second');
});

test('lets one command follow another at once, also where that has failed', async () => {
  for (let turn = 0; turn < 30; turn++) {
    const fails = withCommandLock(address, () => Promise.reject(new Error('The disk is full.')));
    await expect(fails).rejects.toThrow('The disk is full.');
  }
});
