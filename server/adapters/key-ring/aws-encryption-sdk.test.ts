import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { DocumentKey } from '../../ports/key-ring.ts';
import { createKeyRing } from './aws-encryption-sdk.ts';
import { nameOfMasterKey } from './name-of-master-key.ts';

const mebibyte = 1024 * 1024;
const title = { part: 'title' };
const damaged = { name: 'AppError', code: 'storage.damaged' };

// A key and a title as they were sealed before master keys had names.
const unnamed = {
  master: 'laekvmpUUgwPk8wHGCpY1vSKKUhGv5qYy6MXCqprm1M=',
  wrapped:
    'AgR4WCf1Co8dKL6etRztT4Gow2do7dEaZYYUHX926wgoIK0ALAACAAhkb2N1bWVudAAKZG9jdW1lbnQtYQAEcGFydAAMZG9jdW1lbnQta2V5AAEACHJlYWRiYWNrABthZXMtMjU2AAAAgAAAAAwMUpFUhYn+uJC7KUsAMCYFds3iTyJJkJh0x30xkND8IujI6EksQIGLt9JY2tgjnWF30Q++bBtuV5WcmzrXRgIAABAAj9lDShhoGugvEQKQSiiZad/kYk6OeUN4s6041LwxDOLSfGBpky+PmDK4EBXbenFq/////wAAAAEAAAAAAAAAAAAAAAEAAAAgmcitONOX67zlPQymZxbIFJ5HznynwBBVKgODnevFWvDlpd9SZWiXgwreOlC3GaWJ',
  sealed:
    'AgR4H8YiJGiRxX9lsdpezqUmyqq8FSVEyHX9qwCnTYmuZ9cAJQACAAhkb2N1bWVudAAKZG9jdW1lbnQtYQAEcGFydAAFdGl0bGUAAQAIcmVhZGJhY2sAG2Flcy0yNTYAAACAAAAADKXZ5WdDTruIvD7LUgAwTWnryA8xjyj1jvtZmy9HyEPoXFztpS4eDOAcmaRObvE4cvc1aHwgZhGPou1j7GUgAgAQAAAPg3mdJL7rud+wX8InH1jQJjiw2CE16DTT95U4m54XqhIJuHxSvqJrzFS7+Pj9Vp7/////AAAAAQAAAAAAAAAAAAAAAQAAAAoIs4Evr4Fso68YgNqaJ1vvck3mUpZEROiL0A==',
};

async function setup() {
  const keyRing = createKeyRing(randomBytes(32));
  const key = await keyRing.createKey('document-a');
  return { keyRing, key };
}

async function* inPieces(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function flip(bytes: Uint8Array, at: number, bit = 0): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  return copy;
}

/** The same bytes with each single bit of them changed, one after the other. */
function* flipped(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < 8 * bytes.length; at += 1) yield flip(bytes, at >> 3, at & 7);
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

  test('are refused with any single bit changed', async () => {
    const { keyRing, key } = await setup();
    const sealed = await keyRing.encrypt(key, title, Buffer.from('Blood test'));

    for (const changed of flipped(sealed)) {
      await expect(keyRing.decrypt(key, title, changed)).rejects.toMatchObject(damaged);
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

  test('that were changed in any single bit do not open', async () => {
    const { keyRing, key } = await setup();
    const sealed = await keyRing.encrypt(key, title, Buffer.from('Blood test'));

    for (const wrapped of flipped(key.wrapped)) {
      await expect(keyRing.decrypt({ ...key, wrapped }, title, sealed)).rejects.toMatchObject(damaged);
    }
  });

  test('wrapped by another master key do not open', async () => {
    const { key } = await setup();
    const { keyRing: stranger } = await setup();
    await expect(stranger.encrypt(key, title, Buffer.from('x'))).rejects.toMatchObject(damaged);
  });
});

describe('master keys', () => {
  const keyRings = () => {
    const [old, present] = [randomBytes(32), randomBytes(32)];
    return {
      old,
      present,
      before: createKeyRing(old),
      both: createKeyRing(present, [old]),
      after: createKeyRing(present),
    };
  };

  test('that were the present one before still open what they wrapped, and wrap nothing any more', async () => {
    const { before, both, after } = keyRings();
    const old = await before.createKey('document-a');
    const sealed = await before.encrypt(old, title, Buffer.from('Blood test'));

    expect(Buffer.from(await both.decrypt(old, title, sealed)).toString()).toBe('Blood test');
    await expect(after.decrypt(old, title, sealed)).rejects.toMatchObject(damaged);
    const made = await both.createKey('document-b');
    await expect(after.encrypt(made, title, Buffer.from('x'))).resolves.toBeDefined();
    await expect(before.encrypt(made, title, Buffer.from('x'))).rejects.toMatchObject(damaged);
  });

  test('take over a key, so that the same contents open under the new one alone', async () => {
    const { before, both, after } = keyRings();
    const old = await before.createKey('document-a');
    const sealed = await before.encrypt(old, title, Buffer.from('Blood test'));

    const rewrapped = await both.rewrap(old);

    if (rewrapped === undefined) throw new Error('It was not wrapped anew.');
    expect(Buffer.from(await after.decrypt(rewrapped, title, sealed)).toString()).toBe('Blood test');
    await expect(before.decrypt(rewrapped, title, sealed)).rejects.toMatchObject(damaged);
    expect(await both.rewrap(rewrapped)).toBeUndefined();
    expect(await after.rewrap(rewrapped)).toBeUndefined();
  });

  test('take over nothing that was changed, moved, or is of a stranger', async () => {
    const { before, both } = keyRings();
    const key = await before.createKey('document-a');
    const { keyRing: stranger } = await setup();

    for (const broken of [
      { ...key, wrapped: flip(key.wrapped, 150) },
      { ...key, id: 'document-b' },
      await stranger.createKey('document-a'),
    ]) {
      await expect(both.rewrap(broken)).rejects.toMatchObject(damaged);
    }
  });

  test('are named in what they wrap without giving anything of themselves away', async () => {
    const { present, after } = keyRings();
    const { wrapped } = await after.createKey('document-a');

    expect(Buffer.from(wrapped).includes(nameOfMasterKey(present))).toBe(true);
    expect(nameOfMasterKey(present)).toMatch(/^master-[\da-f]{16}$/);
    expect(nameOfMasterKey(present)).not.toContain(present.toString('hex').slice(0, 16));
  });

  test('open what was wrapped before they had names, as the present or as a previous one', async () => {
    const master = Buffer.from(unnamed.master, 'base64');
    const key = { id: 'document-a', wrapped: Buffer.from(unnamed.wrapped, 'base64') };
    const sealed = Buffer.from(unnamed.sealed, 'base64');
    const next = createKeyRing(randomBytes(32), [master]);

    for (const keyRing of [createKeyRing(master), next]) {
      expect(Buffer.from(await keyRing.decrypt(key, title, sealed)).toString()).toBe('Blood test');
    }
    expect(await createKeyRing(master).rewrap(key)).toBeDefined();
    expect(await next.rewrap(key)).toBeDefined();
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

  test('do not take what could not be read just now for damaged', async () => {
    const { keyRing, key } = await setup();
    const sealed = await buffer(keyRing.encryptStream(key, title, inPieces(randomBytes(10))));
    async function* failing() {
      yield sealed.subarray(0, sealed.length / 2);
      throw new Error('too many open files');
    }
    await expect(buffer(keyRing.decryptStream(key, title, failing()))).rejects.toThrow('too many open files');
  });

  test('say so when their source fails with something that is no error', async () => {
    const { keyRing, key } = await setup();
    async function* failing() {
      yield randomBytes(10);
      throw 'gone';
    }
    const sealing = buffer(keyRing.encryptStream(key, title, failing()));
    await expect(sealing).rejects.toMatchObject({ message: 'The source failed.', cause: 'gone' });
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
