import { expect, test } from 'vitest';
import { describeFileStore, inPieces } from './file-store.suite.ts';
import { createMemoryFileStore } from './memory.ts';

describeFileStore(async () => createMemoryFileStore());

test('says full when its capacity is used up, and keeps nothing of what did not fit', async () => {
  const store = createMemoryFileStore({ capacity: 1000 });
  await store.write('fits', inPieces(Buffer.alloc(600)));

  await expect(store.write('too-much', inPieces(Buffer.alloc(600), 100))).rejects.toMatchObject({
    code: 'storage.full',
  });

  expect(await store.freeBytes()).toBe(400);
});
