import { isDeepStrictEqual } from 'node:util';
import { userOwner } from '#core/kernel/actor.ts';
import type { ExportedAccount } from '#core/taking-along/exported.ts';
import { changeProfile, getAccountKey, readProfile } from '../../accounts/account-key.ts';
import { findHealthProfile } from '../../health-profile/find-health-profile.ts';
import { createHealthProfileRepository } from '../../health-profile/health-profile.repository.ts';
import { sealHealthProfile } from '../../health-profile/sealed-health-profile.ts';
import type { ImportDeps } from './import-document.ts';

/**
 * Brings what somebody told of themselves into an account that has not been told otherwise. Name, password, address, plan and what was
 * agreed to stay those of the account: nobody has agreed to anything here yet. Gives what was left as it is, in plain lines.
 */
export async function importAccount(
  deps: ImportDeps,
  userId: number,
  { account, readingSettings, healthProfile, consents }: ExportedAccount,
): Promise<string[]> {
  const { db, keyRing } = deps;
  await db.transaction().execute(async (trx) => {
    const { name, readingSettings: present } = await readProfile(trx, keyRing, userId);
    await changeProfile(trx, keyRing, userId, {
      name: name ?? account.name,
      readingSettings: present ?? readingSettings,
    });
  });
  const remarks = healthProfile === null ? [] : await importHealthProfile(deps, userId, healthProfile);
  if (consents.some(({ withdrawnAt }) => withdrawnAt === null)) {
    remarks.push('Agreements with AI providers are not brought along: they are asked for anew.');
  }
  return remarks;
}

async function importHealthProfile(
  { db, keyRing, audit }: ImportDeps,
  userId: number,
  profile: NonNullable<ExportedAccount['healthProfile']>,
): Promise<string[]> {
  const present = await findHealthProfile({ db, keyRing }, userId);
  if (present !== undefined) {
    return isDeepStrictEqual(present, profile)
      ? []
      : ['The account has a health profile already. It was left as it is.'];
  }
  const sealed = await sealHealthProfile(keyRing, await getAccountKey(db, userId), profile);
  await db.transaction().execute(async (trx) => {
    await createHealthProfileRepository(trx).save(userId, sealed);
    await audit.record(trx, {
      owner: userOwner(userId),
      actor: 'operator',
      action: 'account.profile_changed',
      fields: { healthProfile: 'imported' },
    });
  });
  return [];
}
