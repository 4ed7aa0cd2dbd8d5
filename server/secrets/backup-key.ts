import { deriveKey } from '../derive-key.ts';

/** What the manifest of a backup is sealed with, so that nobody without the master key can change it unseen. */
export const backupKeyOf = (root: Uint8Array): Uint8Array => deriveKey(root, 'backup manifest');
