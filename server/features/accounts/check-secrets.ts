import type { Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import { userOwner } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { checkSecondFactor, hasSecondFactor, type SecondFactorDeps } from '../factors/check-second-factor.ts';
import type { Afterwards } from './afterwards.ts';
import type { HowSignedIn } from './start-session.ts';

export type CheckSecretsDeps = SecondFactorDeps & { audit: AuditTrail; failures: Afterwards };

/** Undefined for nobody's, which takes as long to check. */
type Holder = { userId: number; passwordHash: string } | undefined;
type Shown = { password: string; code?: string | undefined };

/**
 * Checks what somebody shows to be let in; the try was counted before. Throws AppError('auth.wrong_credentials') for a wrong password and
 * for nobody's, and only after the right one 'auth.factor_required' and 'auth.wrong_code'.
 */
export async function checkSecrets(
  deps: CheckSecretsDeps,
  holder: Holder,
  { password, code = '' }: Shown,
): Promise<{ userId: number; how: HowSignedIn }> {
  const isRight = await deps.passwords.verify(holder?.passwordHash, password);
  if (holder === undefined) throw new AppError('auth.wrong_credentials');
  const { userId } = holder;
  if (!isRight) {
    noteFailure(deps, userId, 'password');
    throw new AppError('auth.wrong_credentials');
  }
  if (!(await hasSecondFactor(deps.db, userId))) return { userId, how: 'password' };

  if (code.trim() === '') throw new AppError('auth.factor_required');
  if (!(await checkSecondFactor(deps, userId, code))) {
    noteFailure(deps, userId, 'code');
    throw new AppError('auth.wrong_code');
  }
  return { userId, how: 'password_and_code' };
}

/** Written down afterwards: a name that nobody has must not be known by its quicker answer. */
function noteFailure({ db, audit, failures }: CheckSecretsDeps, userId: number, wrong: 'password' | 'code'): void {
  failures.start(() =>
    db.transaction().execute(async (trx: Kysely<Database>) => {
      const owner = userOwner(userId);
      await audit.record(trx, { owner, actor: 'unknown', action: 'account.sign_in_failed', fields: { wrong } });
    }),
  );
}
