import { randomBytes } from 'node:crypto';
import { buildDecrypt } from '@aws-crypto/decrypt-node';
import { buildEncrypt } from '@aws-crypto/encrypt-node';
import { AlgorithmSuiteIdentifier, CommitmentPolicy } from '@aws-crypto/material-management-node';
import { RawAesKeyringNode, RawAesWrappingSuiteIdentifier } from '@aws-crypto/raw-aes-keyring-node';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, EncryptionContext, KeyRewrapper, KeyRing } from '../../ports/key-ring.ts';
import { driveStream } from './drive-stream.ts';
import { upToItsEnd } from './message-end.ts';
import { nameOfMasterKey } from './name-of-master-key.ts';
import { openMessage, type NamedKey, type OpenedMessage } from './open-message.ts';

const frameLength = 128 * 1024;
const suiteId = AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY;
const client = { commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT, maxEncryptedDataKeys: 1 };
const { encrypt, encryptStream } = buildEncrypt(client);
const { decryptUnsignedMessageStream } = buildDecrypt(client);

/** Before master keys had names, all of them went by this one. Document keys still do: each opens what is its own only. */
const plainName = 'aes-256';

/**
 * AES-256-GCM with key commitment. The present master key (32 bytes) wraps one key per document; those seal everything else. What a
 * previous one wrapped opens too, and is never wrapped by it again.
 */
export function createKeyRing(present: Uint8Array, previous: readonly Uint8Array[] = []): KeyRing & KeyRewrapper {
  const own = { name: nameOfMasterKey(present), key: present };
  const wrapping = keyringOf(own);
  const opening: NamedKey[] = [
    own,
    ...previous.map((key) => ({ name: nameOfMasterKey(key), key })),
    ...[present, ...previous].map((key) => ({ name: plainName, key })),
  ];

  const wrap = async (id: string, secret: Uint8Array): Promise<DocumentKey> => {
    const { result } = await encrypt(wrapping, secret, { suiteId, encryptionContext: keyContext(id) });
    return { id, wrapped: result };
  };
  const unwrap = (by: readonly NamedKey[], { id, wrapped }: DocumentKey) => open(wrapped, keyContext(id), by);
  // What is looked at has several parts under one key. The key is forgotten with the record that it came with.
  const unwrapped = new WeakMap<DocumentKey, NamedKey>();
  const keyOf = (key: DocumentKey): NamedKey => {
    const known = unwrapped.get(key) ?? { name: plainName, key: unwrap(opening, key) };
    unwrapped.set(key, known);
    return known;
  };

  return {
    createKey: (id) => wrap(id, randomBytes(32)),
    async rewrap(key) {
      if (!Buffer.from(key.wrapped).includes(own.name)) return wrap(key.id, unwrap(opening, key));
      unwrap([own], key);
      return undefined;
    },
    async encrypt(key, context, plain) {
      const options = { suiteId, frameLength, encryptionContext: contentContext(key, context) };
      const { result } = await encrypt(keyringOf(keyOf(key)), plain, options);
      return result;
    },
    async decrypt(key, context, sealed) {
      return open(sealed, contentContext(key, context), [keyOf(key)]);
    },
    async *encryptStream(key, context, plain) {
      const options = { suiteId, frameLength, encryptionContext: contentContext(key, context) };
      yield* driveStream(plain, encryptStream(keyringOf(keyOf(key)), options));
    },
    async *decryptStream(key, context, sealed) {
      const expected = contentContext(key, context);
      const opened = decryptUnsignedMessageStream(keyringOf(keyOf(key)));
      opened.once('MessageHeader', ({ encryptionContext }: { encryptionContext: EncryptionContext }) => {
        if (!isSame(encryptionContext, expected)) opened.emit('error', new AppError('storage.damaged'));
      });
      const source = noting(sealed);
      try {
        yield* driveStream(upToItsEnd(source.bytes), opened);
      } catch (cause) {
        // What only could not be read just now is another thing than what does not open.
        throw cause instanceof AppError || source.hasFailed() ? cause : new AppError('storage.damaged', { cause });
      }
    },
  };
}

const keyringOf = ({ name, key }: NamedKey): RawAesKeyringNode =>
  new RawAesKeyringNode({
    keyNamespace: 'readback',
    keyName: name,
    // The keyring takes only memory of its own, not a view into a shared pool.
    unencryptedMasterKey: Uint8Array.from(key),
    wrappingSuite: RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
    // The names of a context in the order in which the header has them, and not in that of a language.
    utf8Sorting: true,
  });

const keyContext = (id: string): EncryptionContext => ({ part: 'document-key', document: id });

const contentContext = ({ id }: DocumentKey, context: EncryptionContext): EncryptionContext => ({
  ...context,
  document: id,
});

/** Throws AppError('storage.damaged') when it does not open, or opens as something else. */
function open(sealed: Uint8Array, expected: EncryptionContext, keys: readonly NamedKey[]): Buffer {
  const { plain, context } = openOrDamage(sealed, keys);
  if (!isSame(context, expected)) throw new AppError('storage.damaged');
  return plain;
}

function openOrDamage(sealed: Uint8Array, keys: readonly NamedKey[]): OpenedMessage {
  try {
    return openMessage(sealed, keys);
  } catch (cause) {
    throw new AppError('storage.damaged', { cause });
  }
}

/** A message opens with whatever key fits: that it is what was asked for is ours to check. */
function isSame(actual: EncryptionContext, expected: EncryptionContext): boolean {
  const names = Object.keys(expected);
  return names.length === Object.keys(actual).length && names.every((name) => actual[name] === expected[name]);
}

/** The same bytes, and whether it was where they come from that failed. */
function noting(bytes: AsyncIterable<Uint8Array>): { bytes: AsyncIterable<Uint8Array>; hasFailed(): boolean } {
  let hasFailed = false;
  async function* passed() {
    try {
      yield* bytes;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  return { bytes: passed(), hasFailed: () => hasFailed };
}
