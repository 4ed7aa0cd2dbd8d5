import { randomBytes } from 'node:crypto';
import { buildEncrypt } from '@aws-crypto/encrypt-node';
import { AlgorithmSuiteIdentifier, CommitmentPolicy } from '@aws-crypto/material-management-node';
import { RawAesKeyringNode, RawAesWrappingSuiteIdentifier } from '@aws-crypto/raw-aes-keyring-node';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openMessage } from './open-message.ts';

const key = randomBytes(32);
const named = { name: 'aes-256', key };
const context = { part: 'title', document: 'document-a' };
const suites = AlgorithmSuiteIdentifier;
const frame = 4 + 12 + 16 + 16; // what a frame of 16 bytes takes, with its number, its vector and its tag

type Sealing = { frameLength?: number; suiteId?: AlgorithmSuiteIdentifier; encryptionContext?: Record<string, string> };

/** As the library seals it. */
async function seal(plain: Uint8Array, { frameLength = 16, suiteId, encryptionContext = context }: Sealing = {}) {
  const keyring = new RawAesKeyringNode({
    keyNamespace: 'readback',
    keyName: named.name,
    unencryptedMasterKey: Uint8Array.from(key),
    wrappingSuite: RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
    utf8Sorting: true,
  });
  const { encrypt } = buildEncrypt(CommitmentPolicy.FORBID_ENCRYPT_ALLOW_DECRYPT);
  const committing = buildEncrypt(CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT).encrypt;
  const sealing = suiteId === undefined ? committing : encrypt;
  const id = suiteId ?? suites.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY;
  const { result } = await sealing(keyring, plain, { frameLength, suiteId: id, encryptionContext });
  return result;
}

test('opens what the library seals, whatever its length, its frames and its context', async () => {
  const texts = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
  const contexts = fc.dictionary(texts, texts, { minKeys: 1, maxKeys: 6 });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 64 }), contexts, async (...drawn) => {
      const [plain, frameLength, encryptionContext] = drawn;
      const sealed = await seal(plain, { frameLength, encryptionContext });

      const opened = openMessage(sealed, [named]);

      expect(opened.plain.equals(plain)).toBe(true);
      expect({ ...opened.context }).toEqual({ ...encryptionContext });
    }),
    { numRuns: 60 },
  );
});

describe('refuses', () => {
  const plain = Buffer.from('sixteen letters.and sixteen moreand the rest');

  test('what was cut, at whatever byte', async () => {
    const sealed = await seal(plain);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => openMessage(sealed.subarray(0, length), [named])).toThrow();
    }
  });

  test('what was changed in any single bit of any of its frames', async () => {
    const sealed = Buffer.from(await seal(plain));
    const opened: number[] = [];
    for (let at = 0; at < 8 * sealed.length; at += 1) {
      const place = at >> 3;
      const [was, changed] = [sealed.readUInt8(place), Buffer.from(sealed)];
      changed.writeUInt8(was ^ (1 << (at & 7)), place);
      try {
        openMessage(changed, [named]);
        opened.push(at);
      } catch {
        continue;
      }
    }
    expect(opened).toEqual([]);
  });

  test('what has something behind its end', async () => {
    const longer = Buffer.concat([await seal(plain), Buffer.of(0)]);
    expect(() => openMessage(longer, [named])).toThrow('follows');
  });

  test('frames in another order, one twice, and one less', async () => {
    const sealed = await seal(plain);
    const last = frame + 4 + 4 - (16 - (plain.length % 16)); // the last one tells its length too
    const at = sealed.length - last - 2 * frame;
    const [head, one, two, end] = [
      sealed.subarray(0, at),
      sealed.subarray(at, at + frame),
      sealed.subarray(at + frame, at + 2 * frame),
      sealed.subarray(at + 2 * frame),
    ];
    expect(openMessage(Buffer.concat([head, one, two, end]), [named]).plain.equals(plain)).toBe(true);

    for (const frames of [
      [two, one, end],
      [one, one, end],
      [one, end],
      [one, two, two, end],
    ]) {
      expect(() => openMessage(Buffer.concat([head, ...frames]), [named])).toThrow('order');
    }
  });

  test('frames of another message under the same key', async () => {
    const [sealed, other] = [await seal(plain), await seal(plain)];
    const ofFrames = 2 * frame;
    const mixed = Buffer.concat([sealed.subarray(0, -ofFrames), other.subarray(-ofFrames)]);
    expect(() => openMessage(mixed, [named])).toThrow();
  });

  test('what no key of its name opens', async () => {
    const sealed = await seal(plain);
    const other = randomBytes(32);

    expect(() => openMessage(sealed, [{ name: named.name, key: other }])).toThrow('No key');
    expect(() => openMessage(sealed, [{ name: 'another', key }])).toThrow('No key');
    expect(openMessage(sealed, [{ name: named.name, key: other }, named]).plain.equals(plain)).toBe(true);
  });

  test('what was sealed without committing to its key', async () => {
    const sealed = await seal(plain, { suiteId: suites.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA256 });
    expect(() => openMessage(sealed, [named])).toThrow('another format');
  });
});
