import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import type { S3Place } from '#server/files-config.ts';
import { freePort } from '#tests/support/app-server.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { breakingAfter, describeFileStore, inPieces } from './file-store.suite.ts';
import { openS3FileStore } from './s3.ts';

const server = await startS3Server();
afterAll(() => server.stop());

const open = (more: Partial<S3Place> = {}) => openS3FileStore({ ...server.place, prefix: `${randomUUID()}/`, ...more });

describeFileStore(() => open());

test('gives back a file of several parts', async () => {
  const store = await open();
  const bytes = randomBytes(12_000_001);

  await store.write('large', inPieces(bytes, 256 * 1024));

  expect((await buffer(store.read('large'))).equals(bytes)).toBe(true);
});

test('shows nothing of a file of several parts whose source breaks', async () => {
  const store = await open();
  const error = new Error('the connection broke');

  await expect(store.write('large', breakingAfter(randomBytes(11_000_000), error))).rejects.toBe(error);

  expect(await Array.fromAsync(store.list())).toEqual([]);
});

test('puts a whole new file in the place of one that is there, or leaves that as it was', async () => {
  const store = await open();
  await store.write('a', inPieces(Buffer.from('before')));

  await expect(store.write('a', breakingAfter(Buffer.from('half'), new Error('broken off')))).rejects.toThrow(
    'broken off',
  );
  expect((await buffer(store.read('a'))).toString()).toBe('before');

  await store.write('a', inPieces(Buffer.from('after')));
  expect((await buffer(store.read('a'))).toString()).toBe('after');
});

test('lists more than one page of names, and those of its own prefix alone', async () => {
  const [store, other] = [await open(), await open()];
  await other.write('elsewhere', inPieces(Buffer.from('x')));
  const names = Array.from({ length: 1003 }, (_, index) => `n${index}`);
  for (let at = 0; at < names.length; at += 50)
    await Promise.all(names.slice(at, at + 50).map((name) => store.write(name, inPieces(Buffer.from('x')))));

  const found = (await Array.fromAsync(store.list())).map(({ name }) => name);

  expect(found.sort()).toEqual(names.sort());
}, 60_000);

test('says that it cannot be reached, and then works again', async () => {
  const own = await startS3Server();
  const store = await openS3FileStore(own.place);
  await store.write('a', inPieces(Buffer.from('kept')));
  await own.stop();

  const away = { code: 'server.unavailable' };
  await expect(buffer(store.read('a'))).rejects.toMatchObject(away);
  await expect(store.write('b', inPieces(Buffer.from('new')))).rejects.toMatchObject(away);
  await expect(store.remove('a')).rejects.toMatchObject(away);
  await expect(Array.fromAsync(store.list())).rejects.toMatchObject(away);
});

test('is not opened where no such bucket is, or no server', async () => {
  await expect(open({ bucket: 'another' })).rejects.toThrow();
  await expect(open({ endpoint: `http://127.0.0.1:${await freePort()}` })).rejects.toThrow();
});
