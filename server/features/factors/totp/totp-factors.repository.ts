import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { EncryptionContext, KeyRing } from '#server/ports/key-ring.ts';
import { getAccountKey } from '../../accounts/account-key.ts';
import { stepOfCode, stepSeconds } from './totp.ts';

type TotpDeps = { db: Kysely<Database>; keyRing: KeyRing };

const seedPart: EncryptionContext = { part: 'totp-seed' };

/** A seed that counts for nothing yet, in place of one that was never confirmed. False where one is in use already. */
export async function keepSeed({ db, keyRing }: TotpDeps, userId: number, seed: Uint8Array): Promise<boolean> {
  const key = await getAccountKey(db, userId);
  const sealed_seed = Buffer.from(await keyRing.encrypt(key, seedPart, seed));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp_factors')
    .values({ user_id: String(userId), sealed_seed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_seed, last_step: '0' })
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes a code of a seed in use; the steps up to its own are over. */
export const takeTotpCode = (deps: TotpDeps, userId: number, code: string): Promise<boolean> =>
  takeStep(deps, userId, { code, isConfirmed: true });

/** Takes the first code of a new seed, which is in use from now on. */
export const confirmSeed = (deps: TotpDeps, userId: number, code: string): Promise<boolean> =>
  takeStep(deps, userId, { code, isConfirmed: false });

export async function removeSeed(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp_factors')
    .where('user_id', '=', String(userId))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

async function takeStep(
  { db, keyRing }: TotpDeps,
  userId: number,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<boolean> {
  const found = await db
    .selectFrom('totp_factors')
    .select(['sealed_seed', sql<string>`floor(extract(epoch from clock_timestamp()) / ${stepSeconds}::int)`.as('now')])
    .where('user_id', '=', String(userId))
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (found === undefined) return false;

  const seed = await keyRing.decrypt(await getAccountKey(db, userId), seedPart, found.sealed_seed);
  const step = stepOfCode(seed, code, Number(found.now));
  if (step === undefined) return false;

  // The row says who was first: many may hold the same code at this point.
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ last_step: String(step), ...(!isConfirmed && { confirmed_at: sql<Date>`now()` }) })
    .where('user_id', '=', String(userId))
    .where('sealed_seed', '=', found.sealed_seed)
    .where('last_step', '<', String(step))
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
