import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { FileStore } from '../../ports/file-store.ts';

export async function* inPieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function* breakingAfter(bytes: Uint8Array, error: Error): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw error;
}

const readAll = (store: FileStore, name: string) => buffer(store.read(name));

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
}

/** What every file store keeps. */
export function describeFileStore(open: () => Promise<FileStore>): void {
  describe('every file store', () => {
    test.each([0, 1, 999, 1000, 3_000_001])('gives back %i bytes as they were written', async (size) => {
      const store = await open();
      const bytes = randomBytes(size);

      await store.write('a-1', inPieces(bytes, 64 * 1024));

      expect((await readAll(store, 'a-1')).equals(bytes)).toBe(true);
    });

    test('keeps its own copy of chunks that are reused by the writer', async () => {
      const store = await open();
      async function* reusing() {
        const chunk = Buffer.alloc(4);
        for (const letter of ['a', 'b']) yield chunk.fill(letter);
      }

      await store.write('a', reusing());

      expect((await readAll(store, 'a')).toString()).toBe('aaaabbbb');
    });

    test('leaves nothing when the source breaks', async () => {
      const store = await open();
      const error = new Error('the connection broke');

      await expect(store.write('a', breakingAfter(randomBytes(5000), error))).rejects.toBe(error);

      expect(await namesIn(store)).toEqual([]);
      await expect(readAll(store, 'a')).rejects.toMatchObject({ code: 'storage.damaged' });
    });

    test('says damaged for what is not there', async () => {
      const store = await open();
      await expect(readAll(store, 'absent')).rejects.toMatchObject({ code: 'storage.damaged' });
    });

    test('lists what it holds with the time of writing, and forgets what is removed', async () => {
      const store = await open();
      const before = Date.now() - 2000;
      for (const name of ['a', 'b', 'c']) await store.write(name, inPieces(randomBytes(10)));

      await store.remove('b');
      await store.remove('b');

      expect(await namesIn(store)).toEqual(['a', 'c']);
      for await (const { writtenAt } of store.list()) expect(writtenAt.getTime()).toBeGreaterThan(before);
    });

    test('knows how much room is left', async () => {
      const store = await open();
      expect(await store.freeBytes()).toBeGreaterThan(0);
    });

    test.each(['', '..', '../a', 'a/b', 'A', '.a', 'a\0', 'a'.repeat(81)])('refuses the name %j', async (name) => {
      const store = await open();
      await expect(store.write(name, inPieces(randomBytes(1)))).rejects.toThrow(TypeError);
      await expect(readAll(store, name)).rejects.toThrow(TypeError);
      await expect(store.remove(name)).rejects.toThrow(TypeError);
    });
  });
}
