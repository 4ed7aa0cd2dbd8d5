import { sql, type Kysely } from 'kysely';
import type { CurrentUser, LoginBody } from '#core/accounts/account.ts';
import { readUsername } from '#core/accounts/check-username.ts';
import { isTimeZone } from '#core/accounts/time-zone.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { attemptOf } from './attempts-of-account.ts';
import { clearAttempts, reserveAttempt } from './attempts.ts';
import { checkSecrets, type CheckSecretsDeps } from './check-secrets.ts';
import { hashOfDevice, startSession, type StartedSession, type StartSessionDeps, type Visit } from './start-session.ts';

export type SignInDeps = CheckSecretsDeps & StartSessionDeps;

/**
 * Signs in by name and password, and by a code where the account asks for one. Throws AppError as `checkSecrets` does, and
 * 'auth.too_many_tries'.
 */
export async function signIn(
  deps: SignInDeps,
  visit: Visit,
  body: LoginBody,
): Promise<{ user: CurrentUser; session: StartedSession }> {
  const name = readUsername(body.username);
  // A name that nobody can have is counted and answered like one that nobody has.
  const key = name?.key ?? body.username;
  const found = await findAccount(deps, name?.key ?? nobody, visit.deviceId);
  const tried = { scope: 'login', key, deviceId: visit.deviceId };
  const attempt = attemptOf(tried, found?.is_known_device ?? false);
  await reserveAttempt(deps.db, deps.blindIndex, attempt);

  const holder = found && { userId: Number(found.id), passwordHash: found.password_hash };
  const { userId, how } = await checkSecrets(deps, holder, body);
  const session = await deps.db.transaction().execute(async (trx) => {
    await requireSamePassword(trx, userId, holder?.passwordHash);
    await clearAttempts(trx, deps.blindIndex, attempt);
    await learnTimeZone(trx, userId, body.timeZone);
    return startSession(trx, deps, { userId, visit, how, isKept: body.keepSignedIn === true });
  });
  return { user: { id: userId, username: found?.username ?? '' }, session };
}

const findAccount = async (
  { db, blindIndex }: Pick<SignInDeps, 'db' | 'blindIndex'>,
  key: string,
  deviceId: string,
): Promise<{ id: string; username: string; password_hash: string; is_known_device: boolean } | undefined> =>
  db
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.user_id', '=', 'users.id')
        .on('known_devices.device_hash', '=', hashOfDevice(blindIndex, deviceId)),
    )
    .select(['users.id', 'users.username', 'users.password_hash'])
    .select(sql<boolean>`known_devices.user_id is not null`.as('is_known_device'))
    .where('username_key', '=', key)
    .executeTakeFirst();

/** No name is empty. */
const nobody = '';

/** Whoever changed the password meanwhile has ended all sessions: none begins afterwards by the old one. */
async function requireSamePassword(trx: Kysely<Database>, userId: number, hash: string | undefined): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', String(userId))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.password_hash !== hash) throw new AppError('auth.wrong_credentials');
}

/** Only where none was ever told: a journey does not move somebody's months. */
export async function learnTimeZone(
  trx: Kysely<Database>,
  userId: number,
  timeZone: string | undefined,
): Promise<void> {
  if (timeZone === undefined || !isTimeZone(timeZone)) return;
  await trx
    .updateTable('users')
    .set({ time_zone: timeZone })
    .where('id', '=', String(userId))
    .where('time_zone', '=', 'UTC')
    .execute();
}
