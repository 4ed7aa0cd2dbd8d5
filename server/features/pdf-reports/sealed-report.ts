import type { DocumentKey, KeyRing } from '../../ports/key-ring.ts';

// The name belongs to what it is: no report opens in place of another, such as one that a recipient was given.
const contextOf = (name: string) => ({ part: 'pdf-report', name });

export const sealReport = (
  keyRing: KeyRing,
  key: DocumentKey,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Uint8Array> => keyRing.encrypt(key, contextOf(name), bytes);

/** Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export const openReport = (
  keyRing: KeyRing,
  key: DocumentKey,
  { name, sealed }: { name: string; sealed: Uint8Array },
): Promise<Uint8Array> => keyRing.decrypt(key, contextOf(name), sealed);
