import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealMessage, type Sealing } from '#tests/support/seal-message.ts';
import { createKeyRing } from './aws-encryption-sdk.ts';
import { upToItsEnd } from './message-end.ts';
import { nameOfMasterKey } from './name-of-master-key.ts';
import { openMessage } from './open-message.ts';

const title = { part: 'title' };
const damaged = { name: 'AppError', code: 'storage.damaged' };
const frames = ['sixteen letters.', 'and sixteen more', 'and the rest'];

/** A key ring, and messages that are sealed by hand under a key of it. */
async function setup() {
  const master = randomBytes(32);
  const keyRing = createKeyRing(master);
  const key = await keyRing.createKey('document-a');
  const { plain } = openMessage(key.wrapped, [{ name: nameOfMasterKey(master), key: master }]);
  const context = [['document', 'document-a'] as const, ['part', 'title'] as const];
  const seal = (sealing: Sealing = {}) => sealMessage({ name: 'aes-256', key: plain }, { frames, context, ...sealing });
  const open = (sealed: AsyncIterable<Uint8Array>) => buffer(keyRing.decryptStream(key, title, sealed));
  return { keyRing, key, seal, open };
}

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('a file', () => {
  test.each([1, 2, 3, 7, 64, 1000])('opens from pieces of %i bytes, and with one more byte does not', async (size) => {
    const { seal, open } = await setup();
    const sealed = seal();
    expect(await open(inPieces(sealed, size))).toEqual(Buffer.from(frames.join('')));
    await expect(open(inPieces(Buffer.concat([sealed, Buffer.of(0)]), size))).rejects.toMatchObject(damaged);
  });

  test.each([
    ['that ends with an empty frame', ['sixteen letters.', '']],
    ['of nothing', ['']],
  ])('%s opens, and with more behind it does not', async (_what, frames) => {
    const { seal, open } = await setup();
    const sealed = seal({ frames });
    expect(await open(inPieces(sealed, 1))).toEqual(Buffer.from(frames.join('')));
    await expect(open(inPieces(Buffer.concat([sealed, sealed]), 1))).rejects.toMatchObject(damaged);
  });

  test('to which many bytes are appended is damaged at the first of them', async () => {
    const { keyRing, key, open } = await setup();
    const sealed = await buffer(keyRing.encryptStream(key, title, inPieces(randomBytes(3_000_000), 65_536)));
    let appended = 0;
    async function* longer() {
      yield sealed;
      while (appended < 200) {
        appended += 1;
        yield Buffer.alloc(65_536);
      }
    }
    await expect(open(longer())).rejects.toMatchObject(damaged);
    expect(appended).toBe(1);
  });

  test('of another format is damaged, and no more of it is read', async () => {
    const { open } = await setup();
    let pieces = 0;
    async function* many() {
      while (pieces < 200) {
        pieces += 1;
        yield Buffer.alloc(65_536, 255);
      }
    }
    await expect(open(many())).rejects.toMatchObject(damaged);
    expect(pieces).toBe(1);
  });

  test('without frames is damaged', async () => {
    const { seal, open } = await setup();
    await expect(open(inPieces(seal({ contentType: 1 }), 64))).rejects.toMatchObject(damaged);
  });

  test('of which any bytes were changed opens when they would as a value, and as the same', async () => {
    const { keyRing, key, seal, open } = await setup();
    const [sealed, other] = [seal(), seal()];
    const place = fc.nat({ max: sealed.length });
    const put = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.tuple(place, fc.nat({ max: 60 })).map(([from, count]) => other.subarray(from, from + count)),
    );
    const changed = fc
      .tuple(place, fc.nat({ max: 40 }), put)
      .map(([at, removed, added]) => Buffer.concat([sealed.subarray(0, at), added, sealed.subarray(at + removed)]));
    await fc.assert(
      fc.asyncProperty(changed, fc.integer({ min: 1, max: 200 }), async (bytes, size) => {
        const asValue = await keyRing.decrypt(key, title, bytes).catch(() => 'damaged');
        const asFile = await open(inPieces(bytes, size)).catch((error: unknown) => {
          expect(error).toMatchObject(damaged);
          return 'damaged';
        });
        expect(asFile).toEqual(asValue);
      }),
      { numRuns: 200 },
    );
  });
});

test('passes on what it cannot tell the end of yet', async () => {
  const { seal } = await setup();
  const cut = seal().subarray(0, 20);
  expect(await buffer(upToItsEnd(inPieces(cut, 3)))).toEqual(cut);
});
