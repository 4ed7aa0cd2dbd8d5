import type { Kysely } from 'kysely';
import type { HealthProfile } from '#core/health-profile/health-profile.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { getAccountKey } from '../accounts/account-key.ts';
import { createHealthProfileRepository } from './health-profile.repository.ts';
import { openHealthProfile } from './sealed-health-profile.ts';

export type HealthProfileDeps = { db: Kysely<Database>; keyRing: KeyRing };

/** Undefined where nothing was written. Throws AppError('storage.damaged') when it does not open. */
export async function findHealthProfile(
  { db, keyRing }: HealthProfileDeps,
  userId: number,
): Promise<HealthProfile | undefined> {
  const sealed = await createHealthProfileRepository(db).find(userId);
  return sealed && openHealthProfile(keyRing, await getAccountKey(db, userId), sealed);
}
