import type { Kysely } from 'kysely';
import type { RegisterBody, Registered } from '#core/accounts/account.ts';
import { checkEmail } from '#core/accounts/check-email.ts';
import { checkPassword } from '#core/accounts/check-password.ts';
import { checkUsername } from '#core/accounts/check-username.ts';
import { isTimeZone } from '#core/accounts/time-zone.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { Gate } from '#server/gate.ts';
import type { AccountRules } from '#server/people-config.ts';
import { startEmail } from '../factors/email/start-email.ts';
import type { FactorDeps } from '../factors/factor-deps.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.ts';
import { claimGuestDocuments } from './claim-guest-documents.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { startSession, type StartedSession, type Visit } from './start-session.ts';

export type RegisterDeps = FactorDeps & {
  accountRules: AccountRules;
  /** A registration holds a connection while its recovery codes are hashed: a few at once leave the others to everybody else. */
  registering: Gate;
};

type Outcome = { registered: Registered; session: StartedSession };

/**
 * Opens an account, signs it in, and gives it what the guest of this device has. Throws AppError of `checkUsername`, `checkPassword` and
 * `checkEmail`, and 'account.username_taken'.
 */
export async function registerAccount(
  deps: RegisterDeps,
  { visit, origin }: { visit: Visit; origin: string | undefined },
  body: RegisterBody,
): Promise<Outcome> {
  const name = checkUsername(body.username);
  const { passwordMinLength: minLength, defaultPlan: plan } = deps.accountRules;
  checkPassword(body.password, { username: name.username, minLength });
  const email = body.email === undefined ? undefined : checkEmail(body.email);
  if (await isTaken(deps.db, name.key)) throw new AppError('account.username_taken');

  const passwordHash = await deps.passwords.hash(body.password);
  const timeZone = body.timeZone !== undefined && isTimeZone(body.timeZone) ? body.timeZone : undefined;
  const opened = await deps.registering(() => openAccount(deps, visit, { name, passwordHash, plan, timeZone }));
  if (email === undefined) return opened;
  // Apart from the rest: an account stands whether its mail goes or not.
  const whyNoMail = await startEmail(deps, { userId: opened.registered.id, email, origin });
  const mailed = whyNoMail === undefined ? { isEmailSent: true } : { whyNoMail };
  return { ...opened, registered: { ...opened.registered, ...mailed } };
}

/** Spares the work for a name that is taken; which of two who choose it at once is first is decided by the insert. */
async function isTaken(db: Kysely<Database>, key: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('username_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

const openAccount = (deps: RegisterDeps, visit: Visit, account: NewAccount): Promise<Outcome> =>
  deps.db.transaction().execute(async (trx) => {
    const userId = await createAccount(trx, deps, account);
    const recoveryCodes = await makeRecoveryCodes(deps, trx, userId);
    const claimed = await claimGuestDocuments(trx, deps.audit, { deviceId: visit.deviceId, userId });
    const session = await startSession(trx, deps, { userId, visit, how: 'registered' });
    const { username } = account.name;
    return { session, registered: { id: userId, username, recoveryCodes, claimed, isEmailSent: false } };
  });
