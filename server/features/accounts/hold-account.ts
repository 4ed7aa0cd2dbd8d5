import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';

/**
 * Keeps an account from being erased until the transaction ends, so that nothing is given to one that is gone. Throws
 * AppError('auth.required') when it is gone already.
 */
export async function holdAccount(trx: Transaction<Database>, userId: number): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', String(userId))
    .forKeyShare()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');
}

/**
 * Lets the changes of one account that take the place of each other come one after the other: of two at once, each would leave what the
 * other has put. Held until the transaction ends. Throws AppError('auth.required') when the account is gone.
 */
export async function takeTurn(within: Kysely<Database>, userId: number): Promise<void> {
  const row = await within
    .selectFrom('users')
    .select('id')
    .where('id', '=', String(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');
}
