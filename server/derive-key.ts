import { hkdfSync } from 'node:crypto';

/** A key for one purpose: from it neither the master key nor the key of another purpose can be found. */
export const deriveKey = (masterKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, '', `readback ${purpose}`, 32));
