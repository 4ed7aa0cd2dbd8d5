import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { EncryptionContext } from '../../ports/key-ring.ts';
import { createByteReader } from './byte-reader.ts';

/** A key that may have wrapped the key of a message, by the name that stands in it. */
export type NamedKey = { name: string; key: Uint8Array };

/** What a message says it is, and its contents. */
export type OpenedMessage = { plain: Buffer; context: EncryptionContext };

// Message format 2 of the AWS Encryption SDK with its suite of AES-256-GCM, HKDF-SHA-512 and key commitment, without a signature:
// https://docs.aws.amazon.com/encryption-sdk/latest/developer-guide/message-format.html
const version = 2;
const suite = 0x0478;
const framed = 2;
const namespace = 'readback';
const [idBytes, keyBytes, ivBytes, commitmentBytes] = [32, 32, 12, 32];
export const tagBytes = 16;
const lastFrame = 0xffffffff;

type Reader = ReturnType<typeof createByteReader>;

/**
 * Opens a whole message in memory. The library that seals does the same by several streams a message, which takes eight times as long, and
 * what people look at is opened at every look. Throws when anything of it was changed, or no key fits.
 */
export function openMessage(message: Uint8Array, keys: readonly NamedKey[]): OpenedMessage {
  const reader = createByteReader(message);
  const header = readHeader(reader);
  const authenticated = reader.since(0);
  const dataKey = unwrapDataKey(header, keys);
  const { contentKey, commitment } = deriveKeys(dataKey, header.messageId);
  if (!timingSafeEqual(commitment, header.commitment)) throw new Error('The message was sealed under another key.');
  const tag = reader.bytes(tagBytes);
  decipher(contentKey, { iv: Buffer.alloc(ivBytes), tag, aad: authenticated, sealed: Buffer.alloc(0) });

  const plain = Buffer.concat([...framesOf(reader, header, contentKey)]);
  if (reader.left() > 0) throw new Error('Something follows the message.');
  return { plain, context: readContext(header.contextBytes) };
}

type Header = ReturnType<typeof readHeader>;

/** What stands before the tag of the header. Nothing of it has proven itself yet. */
export function readHeader(reader: Reader) {
  if (reader.number(1) !== version || reader.number(2) !== suite) throw new Error('The message is of another format.');
  const messageId = reader.bytes(idBytes);
  const contextBytes = reader.bytes(reader.number(2));
  if (reader.number(2) !== 1) throw new Error('The message has more than one wrapped key, or none.');
  const provider = reader.bytes(reader.number(2)).toString();
  const providerInfo = reader.bytes(reader.number(2));
  const wrapped = reader.bytes(reader.number(2));
  if (reader.number(1) !== framed) throw new Error('The message has no frames.');
  const frameLength = reader.number(4);
  const commitment = reader.bytes(commitmentBytes);
  return { messageId, contextBytes, provider, providerInfo, wrapped, frameLength, commitment };
}

function readContext(bytes: Uint8Array): EncryptionContext {
  const reader = createByteReader(bytes);
  const entries = Array.from({ length: reader.number(2) }, () => {
    const name = reader.bytes(reader.number(2)).toString();
    return [name, reader.bytes(reader.number(2)).toString()] as const;
  });
  if (reader.left() > 0) throw new Error('The context does not end where it should.');
  const context = new Map(entries);
  if (context.size < entries.length) throw new Error('The context has a name twice.');
  return Object.fromEntries(context);
}

/** The name of the wrapping key stands before what it was wrapped with. Several keys may go by one name. */
function unwrapDataKey({ provider, providerInfo, wrapped, contextBytes }: Header, keys: readonly NamedKey[]): Buffer {
  const nameBytes = providerInfo.length - 4 - 4 - ivBytes;
  const reader = createByteReader(providerInfo);
  const name = reader.bytes(nameBytes).toString();
  if (provider !== namespace || reader.number(4) !== tagBytes * 8 || reader.number(4) !== ivBytes) {
    throw new Error('The key was wrapped in another way.');
  }
  const iv = reader.bytes(ivBytes);
  const [sealed, tag] = [wrapped.subarray(0, keyBytes), wrapped.subarray(keyBytes)];
  for (const candidate of keys) {
    if (candidate.name !== name) continue;
    const opened = tryTo(() => decipher(candidate.key, { iv, tag, aad: contextBytes, sealed }));
    if (opened !== undefined) return opened;
  }
  throw new Error('No key opens the message.');
}

/**
 * From the key of a message and its id come the key of its contents, and what proves that it is no other: HKDF-SHA-512 (RFC 5869), whose
 * first step both share. Each is shorter than one block, so that the second step is taken once.
 */
function deriveKeys(dataKey: Uint8Array, messageId: Uint8Array) {
  const extracted = hmac(messageId, dataKey);
  const expand = (info: Uint8Array, length: number) => hmac(extracted, info, lastByte).subarray(0, length);
  return {
    contentKey: expand(contentInfo, keyBytes),
    commitment: expand(commitmentInfo, commitmentBytes),
  };
}

const contentInfo = Buffer.concat([Buffer.of(suite >> 8, suite & 0xff), Buffer.from('DERIVEKEY')]);
const commitmentInfo = Buffer.from('COMMITKEY');
/** The number of the block. */
const lastByte = Buffer.of(1);

function hmac(key: Uint8Array, ...bytes: Uint8Array[]): Buffer {
  const made = createHmac('sha512', key);
  for (const part of bytes) made.update(part);
  return made.digest();
}

function* framesOf(reader: Reader, { messageId, frameLength }: Header, key: Uint8Array): Generator<Buffer> {
  for (let expected = 1; ; expected += 1) {
    const { isLast, sequence, iv, length } = readFrameHead(reader, frameLength);
    if (sequence !== expected) throw new Error('The frames are out of order.');
    const sealed = reader.bytes(length);
    const tag = reader.bytes(tagBytes);
    yield decipher(key, { iv, tag, aad: frameContext(messageId, { isLast, sequence, length }), sealed });
    if (isLast) return;
  }
}

/** What stands before the sealed bytes of a frame. `length` is how many they are; its tag follows them. */
export function readFrameHead(reader: Reader, frameLength: number) {
  const first = reader.number(4);
  const isLast = first === lastFrame;
  const sequence = isLast ? reader.number(4) : first;
  const iv = reader.bytes(ivBytes);
  const length = isLast ? reader.number(4) : frameLength;
  if (length > frameLength) throw new Error('A frame is longer than it may be.');
  return { isLast, sequence, iv, length };
}

type Frame = { isLast: boolean; sequence: number; length: number };

function frameContext(messageId: Uint8Array, { isLast, sequence, length }: Frame): Buffer {
  const numbers = Buffer.alloc(4 + 8);
  numbers.writeUInt32BE(sequence, 0);
  numbers.writeBigUInt64BE(BigInt(length), 4);
  const what = isLast ? 'AWSKMSEncryptionClient Final Frame' : 'AWSKMSEncryptionClient Frame';
  return Buffer.concat([messageId, Buffer.from(what), numbers]);
}

type Sealed = { iv: Uint8Array; tag: Uint8Array; aad: Uint8Array; sealed: Uint8Array };

/** Throws when the tag does not fit. */
function decipher(key: Uint8Array, { iv, tag, aad, sealed }: Sealed): Buffer {
  const opening = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  opening.setAuthTag(tag);
  opening.setAAD(aad);
  const plain = opening.update(sealed);
  opening.final();
  return plain;
}

function tryTo<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
