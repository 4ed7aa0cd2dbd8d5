import { z } from 'zod';
import type { DocumentKey, KeyRing } from '../../../ports/key-ring.ts';
import { openPart, sealPart } from '../sealed-parts.ts';

/** Null where nobody is named. */
export const sealPerson = async (keyRing: KeyRing, key: DocumentKey, person: string | null): Promise<Buffer | null> =>
  person === null ? null : Buffer.from(await sealPart(keyRing, key, 'person', person));

/** Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export const openPerson = async (
  keyRing: KeyRing,
  key: DocumentKey,
  sealed: Uint8Array | null,
): Promise<string | null> => (sealed === null ? null : openPart(keyRing, key, 'person', { sealed, shape: z.string() }));
