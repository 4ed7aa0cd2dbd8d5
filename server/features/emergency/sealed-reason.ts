import type { DocumentKey, EncryptionContext, KeyRing } from '#server/ports/key-ring.ts';

const partOf = (grant: string): EncryptionContext => ({ part: 'emergency-reason', grant });

/** Why somebody was let at a document, under the key of that document: it goes with it. */
export const sealReason = async (keyRing: KeyRing, key: DocumentKey, grant: string, reason: string): Promise<Buffer> =>
  Buffer.from(await keyRing.encrypt(key, partOf(grant), Buffer.from(reason)));

/** Throws AppError('storage.damaged') for what was changed, or is the reason of another grant. */
export const openReason = async (
  keyRing: KeyRing,
  key: DocumentKey,
  { grant, sealed }: { grant: string; sealed: Uint8Array },
): Promise<string> => Buffer.from(await keyRing.decrypt(key, partOf(grant), sealed)).toString();
