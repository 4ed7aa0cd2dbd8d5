import { sql } from 'kysely';
import type { ExportedAccount, ExportedConsent } from '#core/taking-along/exported.ts';
import { exportVersion } from '#core/taking-along/exported.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { emptyProfile, readProfile } from '../accounts/account-key.ts';
import { findHealthProfile } from '../health-profile/find-health-profile.ts';
import { planNow } from '../plans/plan-of.ts';
import { jsonFile } from './export-file.ts';
import { openOrTell, type Contributor, type ExportDeps, type RunningExport } from './running-export.ts';

/** `account.json`: who somebody is here, and what they have told of themselves. */
export const accountFile: Contributor = async function* (deps, running) {
  yield jsonFile('account.json', await accountOf(deps, running));
};

async function accountOf(deps: ExportDeps, running: RunningExport): Promise<ExportedAccount> {
  const { db, keyRing } = deps;
  const { userId, owner, madeAt } = running;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .select([planNow.as('plan_now'), sql<boolean>`coalesce(next_plan_at > now(), false)`.as('is_changing')])
    .where('id', '=', String(userId))
    .executeTakeFirst();
  if (user === undefined) throw new AppError('auth.required');
  const profile =
    (await openOrTell(running, 'What your account says of you', () => readProfile(db, keyRing, userId))) ??
    emptyProfile;
  const healthProfile = await openOrTell(running, 'Your health profile', () => findHealthProfile(deps, userId));
  const { next_plan: name, next_plan_at: at, is_changing: isChanging } = user;
  return {
    format: 'readback-export',
    version: exportVersion,
    madeAt: madeAt.toISOString(),
    account: {
      id: userId,
      username: user.username,
      name: profile.name,
      email: profile.email === null ? null : { address: profile.email, isVerified: user.email_verified_at !== null },
      timeZone: user.time_zone,
      createdAt: user.created_at.toISOString(),
    },
    plan: { name: user.plan_now, next: isChanging && name && at ? { name, at: at.toISOString() } : null },
    readingSettings: profile.readingSettings,
    healthProfile: healthProfile ?? null,
    consents: await consentsOf(deps, owner),
  };
}

async function consentsOf({ db }: ExportDeps, owner: string): Promise<ExportedConsent[]> {
  const rows = await db.selectFrom('consents').selectAll().where('person', '=', owner).orderBy('given_at').execute();
  return rows.map((row) => ({
    engine: row.engine,
    host: row.host,
    isMasked: row.is_masked,
    wordingVersion: row.wording_version,
    wording: row.wording,
    givenAt: row.given_at.toISOString(),
    withdrawnAt: row.revoked_at?.toISOString() ?? null,
  }));
}
