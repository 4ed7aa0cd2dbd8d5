import { deriveKey } from '../../derive-key.ts';

const digits = 16;

/** Tells master keys apart wherever something is wrapped by one. Nothing of the key can be found from it. */
export const nameOfMasterKey = (key: Uint8Array): string =>
  `master-${deriveKey(key, 'name of a master key').toString('hex').slice(0, digits)}`;
