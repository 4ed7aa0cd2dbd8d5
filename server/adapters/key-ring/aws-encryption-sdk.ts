import { randomBytes } from 'node:crypto';
import { buildDecrypt } from '@aws-crypto/decrypt-node';
import { buildEncrypt } from '@aws-crypto/encrypt-node';
import { AlgorithmSuiteIdentifier, CommitmentPolicy } from '@aws-crypto/material-management-node';
import { RawAesKeyringNode, RawAesWrappingSuiteIdentifier } from '@aws-crypto/raw-aes-keyring-node';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, EncryptionContext, KeyRing } from '../../ports/key-ring.ts';
import { driveStream } from './drive-stream.ts';

const frameLength = 1024 * 1024;
const suiteId = AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY;
const client = { commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT, maxEncryptedDataKeys: 1 };
const { encrypt, encryptStream } = buildEncrypt(client);
const { decrypt, decryptUnsignedMessageStream } = buildDecrypt(client);

/** AES-256-GCM with key commitment. The master key (32 bytes) wraps one key per document; those seal everything else. */
export function createKeyRing(masterKey: Uint8Array): KeyRing {
  const master = keyringOf(masterKey);

  const open = async ({ id, wrapped }: DocumentKey) => keyringOf(await decryptAs(master, keyContext(id), wrapped));

  return {
    async createKey(id) {
      const secret = randomBytes(32);
      const { result } = await encrypt(master, secret, { suiteId, encryptionContext: keyContext(id) });
      return { id, wrapped: result };
    },
    async encrypt(key, context, plain) {
      const options = { suiteId, frameLength, encryptionContext: contentContext(key, context) };
      const { result } = await encrypt(await open(key), plain, options);
      return result;
    },
    async decrypt(key, context, sealed) {
      return decryptAs(await open(key), contentContext(key, context), sealed);
    },
    async *encryptStream(key, context, plain) {
      const options = { suiteId, frameLength, encryptionContext: contentContext(key, context) };
      yield* driveStream(plain, encryptStream(await open(key), options));
    },
    async *decryptStream(key, context, sealed) {
      const expected = contentContext(key, context);
      const opened = decryptUnsignedMessageStream(await open(key));
      opened.once('MessageHeader', ({ encryptionContext }: { encryptionContext: EncryptionContext }) => {
        if (!isSame(encryptionContext, expected)) opened.emit('error', new AppError('storage.damaged'));
      });
      yield* damagedWhenRefused(driveStream(sealed, opened));
    },
  };
}

const keyringOf = (unencryptedMasterKey: Uint8Array): RawAesKeyringNode =>
  new RawAesKeyringNode({
    keyNamespace: 'readback',
    keyName: 'aes-256',
    // The keyring takes only memory of its own, not a view into a shared pool.
    unencryptedMasterKey: Uint8Array.from(unencryptedMasterKey),
    wrappingSuite: RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
  });

const keyContext = (id: string): EncryptionContext => ({ part: 'document-key', document: id });

const contentContext = ({ id }: DocumentKey, context: EncryptionContext): EncryptionContext => ({
  ...context,
  document: id,
});

async function decryptAs(keyring: RawAesKeyringNode, expected: EncryptionContext, sealed: Uint8Array): Promise<Buffer> {
  const { plaintext, messageHeader } = await decrypt(keyring, sealed).catch((cause: unknown) => {
    throw new AppError('storage.damaged', { cause });
  });
  if (!isSame(messageHeader.encryptionContext, expected)) throw new AppError('storage.damaged');
  return plaintext;
}

/** The library opens whatever its key fits: that it is what was asked for is ours to check. */
function isSame(actual: EncryptionContext, expected: EncryptionContext): boolean {
  const names = Object.keys(expected);
  return names.length === Object.keys(actual).length && names.every((name) => actual[name] === expected[name]);
}

async function* damagedWhenRefused(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('storage.damaged', { cause });
  }
}
