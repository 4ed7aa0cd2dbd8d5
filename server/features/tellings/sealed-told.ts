import { Told, type TellingChoice } from '#core/documents/telling.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, EncryptionContext, KeyRing } from '../../ports/key-ring.ts';
import { packJson, unpackJson } from '../../secrets/packed-json.ts';

// Level and language belong to what it is, so that no telling opens as another.
const partOf = ({ level, language }: TellingChoice): EncryptionContext => ({ part: 'told', level, language });

export const sealTold = async (
  keyRing: KeyRing,
  key: DocumentKey,
  choice: TellingChoice,
  told: Told,
): Promise<Uint8Array> => keyRing.encrypt(key, partOf(choice), await packJson(told));

/** Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export async function openTold(
  keyRing: KeyRing,
  key: DocumentKey,
  choice: TellingChoice,
  sealed: Uint8Array,
): Promise<Told> {
  const plain = await keyRing.decrypt(key, partOf(choice), sealed);
  const parsed = Told.safeParse(unpackJson(plain));
  if (!parsed.success) throw new AppError('storage.damaged', { cause: parsed.error });
  return parsed.data;
}
