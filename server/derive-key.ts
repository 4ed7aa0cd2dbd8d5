import { hkdfSync } from 'node:crypto';

/** A key for one purpose: from it neither the secret nor the key of another purpose can be found. */
export const deriveKey = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `readback ${purpose}`, 32));
