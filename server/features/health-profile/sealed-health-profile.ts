import { HealthProfile } from '#core/health-profile/health-profile.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, KeyRing } from '../../ports/key-ring.ts';

const context = { part: 'health-profile' };

/** With the key of the account. */
export const sealHealthProfile = (keyRing: KeyRing, key: DocumentKey, profile: HealthProfile): Promise<Uint8Array> =>
  keyRing.encrypt(key, context, Buffer.from(JSON.stringify(profile)));

/** Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export async function openHealthProfile(
  keyRing: KeyRing,
  key: DocumentKey,
  sealed: Uint8Array,
): Promise<HealthProfile> {
  const plain = await keyRing.decrypt(key, context, sealed);
  const parsed = HealthProfile.safeParse(JSON.parse(Buffer.from(plain).toString()));
  if (!parsed.success) throw new AppError('storage.damaged', { cause: parsed.error });
  return parsed.data;
}
