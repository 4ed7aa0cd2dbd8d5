import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { DocumentKey, EncryptionContext, KeyRing } from '../../ports/key-ring.ts';
import { createKeyRing } from './aws-encryption-sdk.ts';
import stored from './examples/sealed-before.json' with { type: 'json' };

// While the library put the names of a context in the order of a language to wrap a key: one context of every set of names that is in use.
const SealedBefore = z.object({
  master: z.string(),
  wrapped: z.string(),
  sealed: z.array(z.object({ context: z.record(z.string(), z.string()), sealed: z.string() })),
  ofFrames: z.string(),
});
const before = SealedBefore.parse(stored);

const plain = Buffer.from('Blood test');
const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

async function setup() {
  const keyRing = createKeyRing(randomBytes(32));
  return { keyRing, key: await keyRing.createKey('document-a') };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

type Opening = { keyRing: KeyRing; key: DocumentKey; context: EncryptionContext };

const openBothWays = async ({ keyRing, key, context }: Opening, sealed: Uint8Array) => ({
  value: Buffer.from(await keyRing.decrypt(key, context, sealed)),
  file: await buffer(keyRing.decryptStream(key, context, once(sealed))),
});

async function expectToOpen(opening: Opening): Promise<void> {
  const { keyRing, key, context } = opening;
  const sealed = [
    await keyRing.encrypt(key, context, plain),
    await buffer(keyRing.encryptStream(key, context, once(plain))),
  ];
  for (const each of sealed) expect(await openBothWays(opening, each)).toEqual({ value: plain, file: plain });
}

describe('what is sealed opens as a value and as a file', () => {
  test.each(before.sealed.map(({ context }) => context))('as %j, which is in use', async (context) => {
    await expectToOpen({ ...(await setup()), context });
  });

  test.each([
    { shareId: 'a', shared: 'b' },
    { Part: 'a' },
    { ärzte: 'a', zeit: 'b' },
    { '\u{ff5e}': 'a', '\u{1f600}': 'b' },
  ])('as %j, which languages order in another way than bytes', async (context) => {
    await expectToOpen({ ...(await setup()), context });
  });

  test('as whatever else', async () => {
    const { keyRing, key } = await setup();
    const texts = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
    const contexts = fc.dictionary(texts, texts, { maxKeys: 6 });
    await fc.assert(
      fc.asyncProperty(contexts, async (context) => expectToOpen({ keyRing, key, context })),
      { numRuns: 15 },
    );
  });
});

describe('what was sealed before', () => {
  const keyRing = createKeyRing(bytesOf(before.master));
  const key = { id: 'document-a', wrapped: bytesOf(before.wrapped) };

  test.each(before.sealed)('as $context opens', async ({ context, sealed }) => {
    const opened = await openBothWays({ keyRing, key, context }, bytesOf(sealed));
    expect(opened).toEqual({ value: plain, file: plain });
  });

  test('in several small frames opens', async () => {
    const whole = Buffer.from('Blood test of four frames, the last of them short');
    const opened = await openBothWays({ keyRing, key, context: { part: 'title' } }, bytesOf(before.ofFrames));
    expect(opened).toEqual({ value: whole, file: whole });
  });
});
