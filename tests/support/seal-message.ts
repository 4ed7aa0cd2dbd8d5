import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What can be told of a message that is sealed, to have it wrong in one place and right in every other. */
export type Sealing = {
  frames?: readonly string[];
  frameLength?: number;
  context?: readonly (readonly [name: string, value: string])[];
  suite?: number;
  /** 1 is a message without frames. */
  contentType?: 1 | 2;
  keyCount?: number;
  dataKey?: Uint8Array;
  messageId?: Uint8Array;
  /** The message that the frames say they are of. */
  framesOf?: Uint8Array;
  commitment?: Uint8Array;
};

/** A message in the format of the AWS Encryption SDK (version 2), under a key by its name. It checks nothing of what it seals. */
export function sealMessage(wrapping: { name: string; key: Uint8Array }, sealing: Sealing = {}): Buffer {
  const { suite = 0x0478, contentType = 2, keyCount = 1, frames = ['Blood test'], frameLength = 16 } = sealing;
  const { dataKey = randomBytes(32), messageId = randomBytes(32), context = [['part', 'title']] } = sealing;
  const { framesOf = messageId, commitment = derive(dataKey, messageId, Buffer.from('COMMITKEY')) } = sealing;
  const contentKey = derive(dataKey, messageId, join(number(suite, 2), 'DERIVEKEY'));

  const contextBytes = join(number(context.length, 2), ...context.flat().map(counted));
  const iv = randomBytes(12);
  const how = join(wrapping.name, number(128, 4), number(12, 4), iv);
  const wrapped = encipher(wrapping.key, { iv, aad: contextBytes, plain: dataKey });
  const wrappedKeys = Array.from({ length: keyCount }, () => join(counted('readback'), counted(how), counted(wrapped)));
  const header = join(
    ...[number(2, 1), number(suite, 2), messageId, counted(contextBytes), number(keyCount, 2), ...wrappedKeys],
    ...[number(contentType, 1), number(contentType === 1 ? 0 : frameLength, 4), commitment],
  );
  const tag = encipher(contentKey, { iv: Buffer.alloc(12), aad: header, plain: Buffer.alloc(0) });
  const body =
    contentType === 1 ? [oneBlock(contentKey, framesOf, frames.join(''))] : sealFrames(contentKey, framesOf, frames);
  return join(header, tag, ...body);
}

const sealFrames = (key: Uint8Array, messageId: Uint8Array, frames: readonly string[]): Buffer[] =>
  frames.map((plain, at) => {
    const [sequence, length] = [number(at + 1, 4), Buffer.byteLength(plain)];
    const isLast = at === frames.length - 1;
    const what = isLast ? 'AWSKMSEncryptionClient Final Frame' : 'AWSKMSEncryptionClient Frame';
    const iv = join(Buffer.alloc(8), sequence);
    const sealed = encipher(key, { iv, aad: join(messageId, what, sequence, number(length, 8)), plain });
    return isLast ? join(number(0xffffffff, 4), sequence, iv, number(length, 4), sealed) : join(sequence, iv, sealed);
  });

function oneBlock(key: Uint8Array, messageId: Uint8Array, plain: string): Buffer {
  const [iv, length] = [join(Buffer.alloc(8), number(1, 4)), number(Buffer.byteLength(plain), 8)];
  const aad = join(messageId, 'AWSKMSEncryptionClient Single Block', number(1, 4), length);
  return join(iv, length, encipher(key, { iv, aad, plain }));
}

const join = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

const number = (value: number, length: 1 | 2 | 4 | 8): Buffer =>
  Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex');

const counted = (bytes: Uint8Array | string): Buffer => join(number(Buffer.byteLength(bytes), 2), bytes);

const derive = (dataKey: Uint8Array, messageId: Uint8Array, info: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha512', dataKey, messageId, info, 32));

type Plain = { iv: Uint8Array; aad: Uint8Array; plain: Uint8Array | string };

function encipher(key: Uint8Array, { iv, aad, plain }: Plain): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: 16 }).setAAD(aad);
  const sealed = join(cipher.update(Buffer.from(plain)), cipher.final());
  return join(sealed, cipher.getAuthTag());
}
