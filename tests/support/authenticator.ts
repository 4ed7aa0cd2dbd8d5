import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What goes otherwise than it should: another origin or host, a finger that was not shown, a count that stands still … */
export type Oddities = {
  origin?: string;
  rpID?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  signWith?: KeyObject;
  /** Of the attestation: `none` unless said otherwise. */
  format?: string;
  statement?: Cbor;
  algorithm?: number;
};

type Options = Record<string, unknown>;

/** An authenticator of WebAuthn with ES256 keys that it finds by itself, and a browser at `origin` in front of it. */
export function createAuthenticator(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let count = 0;
  let handle = '';

  const dataOf = (
    { rpID = new URL(origin).hostname, isVerified = true, counter = (count += 1) }: Oddities,
    more = none,
  ) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (more.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpID), Buffer.of(flags), counted, more]);
  };
  const clientData = (type: string, options: Options, odd: Oddities) =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? options['challenge'],
        origin: odd.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const credential = {
    id: url(credentialId),
    rawId: url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    id: url(credentialId),
    privateKey,
    /** Answers `options` of a registration. */
    create(options: Options, odd: Oddities = {}) {
      handle = String(Object(options['user'])['id']);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // RFC 9053: kty EC2, alg, crv P-256, x, y.
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, odd.algorithm ?? -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.of(0, credentialId.length);
      const authData = dataOf(odd, Buffer.concat([Buffer.alloc(16), length, credentialId, key]));
      const attestation = new Map<string, Cbor>([
        ['fmt', odd.format ?? 'none'],
        ['attStmt', odd.statement ?? new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: url(clientData('webauthn.create', options, odd)),
        attestationObject: url(cbor(attestation)),
        transports: ['internal'],
      };
      return { ...credential, response, authenticatorAttachment: 'platform' };
    },
    /** Answers `options` of signing in. */
    get(options: Options, odd: Oddities = {}) {
      const data = clientData('webauthn.get', options, odd);
      const authenticatorData = dataOf(odd);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), odd.signWith ?? privateKey);
      const response = {
        clientDataJSON: url(data),
        authenticatorData: url(authenticatorData),
        signature: url(signature),
        userHandle: odd.userHandle ?? handle,
      };
      return { ...credential, response, authenticatorAttachment: 'platform' };
    },
  };
}

const none = Buffer.alloc(0);
const url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

export type Cbor = number | string | Buffer | Cbor[] | Map<string | number, Cbor>;

/** RFC 8949, as far as authenticators need it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

function head(major: number, size: number): Buffer {
  const type = major << 5;
  if (size < 24) return Buffer.of(type | size);
  return size < 256 ? Buffer.of(type | 24, size) : Buffer.of(type | 25, size >> 8, size & 255);
}
