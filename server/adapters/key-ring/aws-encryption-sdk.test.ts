import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { DocumentKey } from '../../ports/key-ring.ts';
import { createKeyRing } from './aws-encryption-sdk.ts';

const mebibyte = 1024 * 1024;
const title = { part: 'title' };
const damaged = { name: 'AppError', code: 'storage.damaged' };

async function setup() {
  const keyRing = createKeyRing(randomBytes(32));
  const key = await keyRing.createKey('document-a');
  return { keyRing, key };
}

async function* inPieces(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function flip(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

describe('values', () => {
  test('open as what was sealed, and do not carry it in clear', async () => {
    const { keyRing, key } = await setup();

    const sealed = await keyRing.encrypt(key, title, Buffer.from('Blood test of Ana'));

    expect(Buffer.from(sealed).includes('Ana')).toBe(false);
    expect(Buffer.from(await keyRing.decrypt(key, title, sealed)).toString()).toBe('Blood test of Ana');
  });

  test('may be empty', async () => {
    const { keyRing, key } = await setup();
    const sealed = await keyRing.encrypt(key, title, new Uint8Array());
    expect(await keyRing.decrypt(key, title, sealed)).toHaveLength(0);
  });

  test('are refused with any single byte changed', async () => {
    const { keyRing, key } = await setup();
    const sealed = await keyRing.encrypt(key, title, Buffer.from('Blood test'));

    for (let at = 0; at < sealed.length; at += 1) {
      await expect(keyRing.decrypt(key, title, flip(sealed, at))).rejects.toMatchObject(damaged);
    }
  });

  test('are refused when cut or empty', async () => {
    const { keyRing, key } = await setup();
    const sealed = await keyRing.encrypt(key, title, Buffer.from('Blood test'));

    for (const length of [0, 1, 20, sealed.length - 17, sealed.length - 1]) {
      await expect(keyRing.decrypt(key, title, sealed.subarray(0, length))).rejects.toMatchObject(damaged);
    }
  });

  test.each([
    ['another part', { part: 'text' }],
    ['no part', {}],
    ['a part and more', { part: 'title', extra: 'x' }],
  ])('are refused as %s of the same document', async (_what, context) => {
    const { keyRing, key } = await setup();
    const sealed = await keyRing.encrypt(key, title, Buffer.from('Blood test'));
    await expect(keyRing.decrypt(key, context, sealed)).rejects.toMatchObject(damaged);
  });
});

describe('keys', () => {
  const openWith = async (change: (key: DocumentKey, other: DocumentKey) => DocumentKey) => {
    const { keyRing, key } = await setup();
    const other = await keyRing.createKey('document-b');
    const sealed = await keyRing.encrypt(key, title, Buffer.from('Blood test'));
    return keyRing.decrypt(change(key, other), title, sealed);
  };

  test('of another document do not open', async () => {
    await expect(openWith((_key, other) => other)).rejects.toMatchObject(damaged);
  });

  test('moved to the row of another document do not open', async () => {
    await expect(openWith((key, other) => ({ id: other.id, wrapped: key.wrapped }))).rejects.toMatchObject(damaged);
  });

  test('that were changed do not open', async () => {
    await expect(openWith((key) => ({ ...key, wrapped: flip(key.wrapped, 200) }))).rejects.toMatchObject(damaged);
  });

  test('wrapped by another master key do not open', async () => {
    const { key } = await setup();
    const { keyRing: stranger } = await setup();
    await expect(stranger.encrypt(key, title, Buffer.from('x'))).rejects.toMatchObject(damaged);
  });
});

describe('streams', () => {
  test.each([0, 1, mebibyte - 1, mebibyte, mebibyte + 1, 3 * mebibyte + 7])(
    'carry %i bytes unchanged',
    async (size) => {
      const { keyRing, key } = await setup();
      const plain = randomBytes(size);

      const sealed = await buffer(keyRing.encryptStream(key, { part: 'original' }, inPieces(plain)));
      const opened = await buffer(keyRing.decryptStream(key, { part: 'original' }, inPieces(sealed, 1000)));

      expect(opened.equals(plain)).toBe(true);
      expect(await keyRing.decrypt(key, { part: 'original' }, sealed)).toEqual(plain);
    },
  );

  test.each([
    ['changed in the first frame', (sealed: Uint8Array) => flip(sealed, 5000)],
    ['changed in the last frame', (sealed: Uint8Array) => flip(sealed, sealed.length - 100)],
    ['cut at the end', (sealed: Uint8Array) => sealed.subarray(0, sealed.length - 5)],
    ['cut after the first frame', (sealed: Uint8Array) => sealed.subarray(0, mebibyte + 400)],
    ['empty', () => new Uint8Array()],
    ['no ciphertext', () => Buffer.from('%PDF-1.7')],
  ])('are refused when %s', async (_what, change) => {
    const { keyRing, key } = await setup();
    const sealed = await buffer(keyRing.encryptStream(key, title, inPieces(randomBytes(2 * mebibyte))));
    const opened = keyRing.decryptStream(key, title, inPieces(change(sealed)));
    await expect(buffer(opened)).rejects.toMatchObject(damaged);
  });

  test('of another part give out nothing', async () => {
    const { keyRing, key } = await setup();
    const sealed = await buffer(keyRing.encryptStream(key, title, inPieces(randomBytes(2 * mebibyte))));
    const opened = keyRing.decryptStream(key, { part: 'original' }, inPieces(sealed))[Symbol.asyncIterator]();
    await expect(opened.next()).rejects.toMatchObject(damaged);
  });

  test('pass on the failure of their source', async () => {
    const { keyRing, key } = await setup();
    async function* failing() {
      yield randomBytes(10);
      throw new Error('the connection broke');
    }
    await expect(buffer(keyRing.encryptStream(key, title, failing()))).rejects.toThrow('the connection broke');
  });

  test('close their source when the reader stops early', async () => {
    const { keyRing, key } = await setup();
    let closed = false;
    async function* source() {
      try {
        for (;;) yield randomBytes(mebibyte);
      } finally {
        closed = true;
      }
    }

    for await (const chunk of keyRing.encryptStream(key, title, source())) if (chunk.length > 1000) break;

    await expect.poll(() => closed).toBe(true);
  });

  test('may be left in the middle of opening', async () => {
    const { keyRing, key } = await setup();
    const sealed = await buffer(keyRing.encryptStream(key, title, inPieces(randomBytes(4 * mebibyte))));
    let given = 0;

    for await (const chunk of keyRing.decryptStream(key, title, inPieces(sealed))) {
      given += chunk.length;
      if (given > mebibyte) break;
    }

    expect(given).toBeLessThan(3 * mebibyte);
  });
});
