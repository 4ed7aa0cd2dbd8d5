import { randomBytes } from 'node:crypto';
import { buildDecrypt } from '@aws-crypto/decrypt-node';
import { CommitmentPolicy } from '@aws-crypto/material-management-node';
import { RawAesKeyringNode, RawAesWrappingSuiteIdentifier } from '@aws-crypto/raw-aes-keyring-node';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealMessage, type Sealing } from '#tests/support/seal-message.ts';
import { openMessage } from './open-message.ts';

const named = { name: 'aes-256', key: randomBytes(32) };
const keyring = new RawAesKeyringNode({
  keyNamespace: 'readback',
  keyName: named.name,
  unencryptedMasterKey: Uint8Array.from(named.key),
  wrappingSuite: RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
  utf8Sorting: true,
});
const { decrypt } = buildDecrypt({
  commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT,
  maxEncryptedDataKeys: 1,
});

const whole = ['sixteen letters.', 'and sixteen more', 'sixteen letters.', 'and the rest'];
const seal = (sealing: Sealing): Buffer => sealMessage(named, sealing);

const open = (message: Uint8Array): string => openMessage(message, [named]).plain.toString();

const openByLibrary = async (message: Uint8Array): Promise<string> =>
  (await decrypt(keyring, Buffer.from(message))).plaintext.toString();

describe('of messages that are sealed by hand', () => {
  test.each([1, 2, 3, 4])('one of %i frames opens, and by the library too', async (count) => {
    const frames = whole.slice(-count);
    const message = seal({ frames });
    expect(open(message)).toBe(frames.join(''));
    expect(await openByLibrary(message)).toBe(frames.join(''));
  });

  test.each<[string, Sealing, string]>([
    ['that commits to another key', { commitment: randomBytes(32) }, 'under another key'],
    ['whose last frame is longer than its frames are', { frames: ['seventeen letters'] }, 'longer than it may be'],
    [
      'whose context has a name twice',
      {
        context: [
          ['part', 'title'],
          ['part', 'text'],
        ],
      },
      'a name twice',
    ],
    ['that has no wrapped key', { keyCount: 0 }, 'or none'],
    ['that has two wrapped keys', { keyCount: 2 }, 'more than one'],
    ['of the suite that signs', { suite: 0x0578 }, 'another format'],
    ['whose frames say that they are of another message', { framesOf: randomBytes(32) }, 'authenticate'],
  ])('one %s is refused, and by the library too', async (_what, sealing, reason) => {
    const message = seal({ frames: whole, ...sealing });
    expect(() => open(message)).toThrow(reason);
    await expect(openByLibrary(message)).rejects.toThrow();
  });

  test('one without frames is refused, which the library would open', async () => {
    const message = seal({ frames: whole, contentType: 1 });
    expect(() => open(message)).toThrow('no frames');
    expect(await openByLibrary(message)).toBe(whole.join(''));
  });

  test('one is refused with the frames of another under the same data key', async () => {
    const dataKey = randomBytes(32);
    const [one, other] = [seal({ frames: whole, dataKey }), seal({ frames: whole, dataKey })];
    const head = seal({ frames: [], dataKey }).length;
    const mixed = Buffer.concat([one.subarray(0, head), other.subarray(head)]);
    expect(() => open(mixed)).toThrow('authenticate');
    await expect(openByLibrary(mixed)).rejects.toThrow();
  });
});

type Change = (message: Buffer) => Buffer;

/** A place in a message; its very end more often than any other. */
const places = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 600 }) },
  { weight: 1, arbitrary: fc.constant(Infinity) },
);

const replaced = (message: Buffer, at: number, removed: number, put: Uint8Array): Buffer => {
  const from = at === Infinity ? message.length : at % message.length;
  return Buffer.concat([message.subarray(0, from), put, message.subarray(from + removed)]);
};

/** One change of any kind; `other` is what it splices from. */
const changesWith = (other: Buffer): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.tuple(places, fc.nat({ max: 7 })).map(([at, bit]): Change => (message) => {
      const place = at === Infinity ? message.length - 1 : at % message.length;
      return replaced(message, place, 1, Buffer.of((message[place] ?? 0) ^ (1 << bit)));
    }),
    fc.tuple(places, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(
      ([at, put]): Change =>
        (message) =>
          replaced(message, at, 0, put),
    ),
    fc.tuple(places, fc.integer({ min: 1, max: 60 })).map(
      ([at, removed]): Change =>
        (message) =>
          replaced(message, at, removed, Buffer.alloc(0)),
    ),
    fc.tuple(places, fc.nat({ max: other.length - 1 }), fc.integer({ min: 1, max: 60 })).map(
      ([at, from, count]): Change =>
        (message) =>
          replaced(message, at, count, other.subarray(from, from + count)),
    ),
  );

test('whatever changes, nothing opens that the library refuses, nor as anything else; only what is appended we alone refuse', async () => {
  const dataKey = randomBytes(32);
  const messages = [1, 2, 3, 4].map((count) => seal({ frames: whole.slice(-count), dataKey }));
  const changed = fc
    .tuple(fc.constantFrom(...messages), fc.constantFrom(...messages))
    .chain(([message, other]) =>
      fc
        .array(changesWith(other), { minLength: 1, maxLength: 3 })
        .map((changes) => ({ message, changed: changes.reduce((now, change) => change(now), message) })),
    );
  await fc.assert(
    fc.asyncProperty(changed, async ({ message, changed }) => {
      const ours = openOrNot(changed);
      const theirs = await openByLibrary(changed).catch(() => undefined);
      const isAppended = changed.length > message.length && changed.subarray(0, message.length).equals(message);
      expect(ours).toBe(isAppended ? undefined : theirs);
      if (isAppended) expect(theirs).toBe(open(message));
    }),
    { numRuns: 300 },
  );
});

function openOrNot(message: Uint8Array): string | undefined {
  try {
    return open(message);
  } catch {
    return undefined;
  }
}
