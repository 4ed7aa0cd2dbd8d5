import { sql } from 'kysely';
import { checkEmail } from '#core/accounts/check-email.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { readProfile } from '../../accounts/account-key.ts';
import { recordOwn, type FactorDeps } from '../factor-deps.ts';
import { takeToken } from './mail-tokens.ts';

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/**
 * Confirms an address by its link, on whatever device it is opened. Throws AppError('auth.link_unusable') for one that was used, is too
 * old, or is for an address that the account no longer has or another account has confirmed first.
 */
export async function verifyEmail(deps: FactorDeps, { token }: { token: string }): Promise<void> {
  const confirming = deps.db.transaction().execute(async (trx) => {
    const taken = await takeToken(trx, deps, { token, purpose: 'verify_email' });
    if (taken === undefined) throw new AppError('auth.link_unusable');
    const { userId, email } = taken;
    const id = String(userId);
    await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    if ((await readProfile(trx, deps.keyRing, userId)).email !== email) throw new AppError('auth.link_unusable');

    const email_index = deps.blindIndex('email', checkEmail(email).key);
    await trx
      .updateTable('users')
      .set({ email_index, email_verified_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await recordOwn(trx, deps.audit, userId, { action: 'account.email_verified' });
  });
  await confirming.catch((cause: unknown) => {
    throw isTaken(cause) ? new AppError('auth.link_unusable', { cause }) : cause;
  });
}
