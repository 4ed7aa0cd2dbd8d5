import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { takeTurn } from '../accounts/hold-account.ts';
import type { FactorTables } from './factors.table.ts';
import { drawCode, readCode } from '#server/secrets/written-code.ts';

export type RecoveryCodeDeps = { blindIndex: BlindIndex; passwords: PasswordHasher };

const howMany = 10;

/** Ten new codes in place of those that were there. They are given out this once: only their hashes are kept. */
export async function makeRecoveryCodes(
  deps: RecoveryCodeDeps,
  within: Kysely<Database>,
  userId: number,
): Promise<string[]> {
  const drawn = await drawRecoveryCodes(deps, userId);
  await keepRecoveryCodes(within, userId, drawn);
  return drawn.codes;
}

type DrawnCodes = { codes: string[]; rows: FactorTables['recovery_codes'][] };

/** Ten codes and what is kept of them. This is the slow half: best done while no transaction waits for it. */
export async function drawRecoveryCodes(
  { blindIndex, passwords }: RecoveryCodeDeps,
  userId: number,
): Promise<DrawnCodes> {
  const codes = [...new Set(Array.from({ length: howMany }, drawCode))];
  const rows = await Promise.all(
    codes.map(async (code) => ({
      user_id: String(userId),
      code_index: indexOf(blindIndex, userId, code),
      code_hash: await passwords.hash(code),
    })),
  );
  return { codes, rows };
}

export async function keepRecoveryCodes(within: Kysely<Database>, userId: number, { rows }: DrawnCodes): Promise<void> {
  await takeTurn(within, userId);
  await within.deleteFrom('recovery_codes').where('user_id', '=', String(userId)).execute();
  await within.insertInto('recovery_codes').values(rows).execute();
}

/**
 * Uses a code up. Of many that come at once with one code, one is told true. Takes as long for a code that never was, and for nobody's
 * (`userId` undefined), as for a right one.
 */
export async function spendRecoveryCode(
  { blindIndex, passwords }: RecoveryCodeDeps,
  within: Kysely<Database>,
  userId: number | undefined,
  written: string,
): Promise<boolean> {
  const code = readCode(written) ?? '';
  const index = indexOf(blindIndex, userId ?? 0, code);
  const ofCode = { user_id: String(userId ?? 0), code_index: index };
  const found = await within
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where((where) => where.and(ofCode))
    .executeTakeFirst();
  if (!(await passwords.verify(found?.code_hash, code))) return false;

  const { numDeletedRows } = await within
    .deleteFrom('recovery_codes')
    .where((where) => where.and(ofCode))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many codes are still good. */
export async function countRecoveryCodes(db: Kysely<Database>, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll().as('left'))
    .where('user_id', '=', String(userId))
    .executeTakeFirstOrThrow();
  return Number(left);
}

const indexOf = (blindIndex: BlindIndex, userId: number, code: string): Buffer =>
  blindIndex('recovery code', `${userId} ${code}`);
