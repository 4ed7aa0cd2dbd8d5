import { createHmac } from 'node:crypto';

/** What is looked up without being stored. Each purpose has hashes of its own. */
export type IndexPurpose =
  'email' | 'attempt' | 'address' | 'device' | 'recovery code' | 'token' | 'share code' | 'rate';

/** A keyed hash of 32 bytes: equal values are found again, and nobody without the key can try values out. */
export type BlindIndex = (purpose: IndexPurpose, value: string) => Buffer;

export const createBlindIndex =
  (secret: Uint8Array): BlindIndex =>
  (purpose, value) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, value]))
      .digest();
