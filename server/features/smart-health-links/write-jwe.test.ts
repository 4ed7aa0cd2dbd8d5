import { compactDecrypt } from 'jose';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodePieces } from './encode-pieces.ts';
import { lengthOfJwe, writeJwe } from './write-jwe.ts';

const contentType = 'application/fhir+json';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const write = async (plain: Uint8Array, key: Uint8Array, size = 1000): Promise<string> =>
  (await Array.fromAsync(writeJwe(inPieces(plain, size), { key, contentType }))).join('');

test.each([0, 1, 2, 3, 999, 1000, 1001, 300_000])('%i bytes open again with another implementation', async (length) => {
  const [key, plain] = [randomBytes(32), randomBytes(length)];

  const { plaintext, protectedHeader } = await compactDecrypt(await write(plain, key), key);

  expect(Buffer.from(plaintext).equals(plain)).toBe(true);
  expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM', cty: contentType });
});

test('is as long as was foretold, however it comes', async () => {
  for (const length of [0, 1, 2, 3, 4, 100]) {
    for (const size of [1, 2, 3, 7]) {
      const jwe = await write(randomBytes(length), randomBytes(32), size);
      expect(jwe).toHaveLength(lengthOfJwe(length, contentType));
    }
  }
});

test('never uses a nonce twice', async () => {
  const key = randomBytes(32);
  const written = await Promise.all(Array.from({ length: 20 }, () => write(Buffer.from('x'), key)));
  expect(new Set(written.map((jwe) => jwe.split('.')[2])).size).toBe(20);
});

test('does not open with another key, nor when it was changed or cut', async () => {
  const key = randomBytes(32);
  const jwe = await write(Buffer.from('CRP 3 mg/L'), key);
  const [header, none, nonce, text = '', tag = ''] = jwe.split('.');
  const spoilt = [[header, none, nonce, text.slice(0, -4), tag].join('.'), jwe.slice(0, -2)];

  await expect(compactDecrypt(jwe, randomBytes(32))).rejects.toThrow();
  for (const each of spoilt) await expect(compactDecrypt(each, key)).rejects.toThrow();
});

test('pieces are encoded as the whole would be', async () => {
  const bytes = randomBytes(101);
  for (const size of [1, 2, 3, 4, 50, 200]) {
    for (const encoding of ['base64', 'base64url'] as const) {
      const text = (await Array.fromAsync(encodePieces(inPieces(bytes, size), encoding))).join('');
      expect(text).toBe(bytes.toString(encoding));
    }
  }
});

test('passes on what goes wrong on the way', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('abc');
    throw new Error('no more');
  }
  await expect(Array.fromAsync(writeJwe(broken(), { key: randomBytes(32), contentType }))).rejects.toThrow('no more');
});
