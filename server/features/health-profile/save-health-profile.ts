import { userOwner, type Actor } from '#core/kernel/actor.ts';
import type { AuditEvent } from '#core/audit/audit-event.ts';
import type { HealthProfile } from '#core/health-profile/health-profile.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { getAccountKey } from '../accounts/account-key.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { requirePlan } from '../plans/require-plan.ts';
import type { HealthProfileDeps } from './find-health-profile.ts';
import { createHealthProfileRepository } from './health-profile.repository.ts';
import { sealHealthProfile } from './sealed-health-profile.ts';

export type SaveHealthProfileDeps = HealthProfileDeps & { audit: AuditTrail };

const changed = (userId: number, change: 'written' | 'removed'): AuditEvent => ({
  owner: userOwner(userId),
  actor: 'owner',
  action: 'account.profile_changed',
  fields: { healthProfile: change },
});

/** Keeps what somebody tells of themselves in place of what they told before. Throws AppError('plan.needs_premium'). */
export async function saveHealthProfile(
  { db, keyRing, audit }: SaveHealthProfileDeps,
  actor: Actor,
  profile: HealthProfile,
): Promise<HealthProfile> {
  const { userId } = requireUser(actor);
  await requirePlan(db, actor, 'healthProfile');
  const key = await getAccountKey(db, userId);
  const sealed = await sealHealthProfile(keyRing, key, profile);
  await db.transaction().execute(async (trx) => {
    await createHealthProfileRepository(trx).save(userId, sealed);
    await audit.record(trx, changed(userId, 'written'));
  });
  return profile;
}

/** Removing what is not there is not an error, and nothing that is written down. */
export async function removeHealthProfile({ db, audit }: SaveHealthProfileDeps, actor: Actor): Promise<void> {
  const { userId } = requireUser(actor);
  await db.transaction().execute(async (trx) => {
    const isRemoved = await createHealthProfileRepository(trx).remove(userId);
    if (isRemoved) await audit.record(trx, changed(userId, 'removed'));
  });
}
