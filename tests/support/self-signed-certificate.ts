import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and a certificate for `localhost` and `127.0.0.1`, good for ten years, made when it is needed. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('2a8648ce3d040302')); // ecdsa-with-SHA256
  const name = sequence(tag(0x31, sequence(oid('550403'), tag(0x0c, Buffer.from('localhost')))));
  const years = (by: number) => new Date(Date.now() + by * 365 * 24 * 3600 * 1000);
  const facts = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))), // X.509 v3
    tag(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(years(-1)), time(years(9))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, sequence(sequence(oid('551d11'), tag(0x04, sequence(dnsName('localhost'), address(127, 0, 0, 1)))))),
  );
  const signature = tag(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', facts, privateKey)]));
  const der = sequence(facts, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** DER (X.690): a tag, the length, the content. */
function tag(number: number, content: Uint8Array): Buffer {
  const { length } = content;
  const short = [length];
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([number, ...(length < 128 ? short : long)]), content]);
}

const sequence = (...parts: Uint8Array[]): Buffer => tag(0x30, Buffer.concat(parts));
const oid = (hex: string): Buffer => tag(0x06, Buffer.from(hex, 'hex'));
const dnsName = (name: string): Buffer => tag(0x82, Buffer.from(name));
const address = (...bytes: number[]): Buffer => tag(0x87, Buffer.from(bytes));
const time = (at: Date): Buffer => tag(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
