import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { reserveAttempt } from '../../accounts/attempts.ts';

/** Mails that may be asked for before there is a wait of a minute, then two, then four … */
const limit = 5;

/**
 * Counts a mail that somebody asks for, so that nobody's letter box is flooded from here. Throws AppError('auth.too_many_tries') alike for
 * addresses that are known and that are not.
 */
export async function countMail(
  { db, blindIndex }: { db: Kysely<Database>; blindIndex: BlindIndex },
  { scope, emailKey, userId }: { scope: 'verification' | 'reset'; emailKey: string; userId?: number },
): Promise<void> {
  if (userId !== undefined) {
    await reserveAttempt(db, blindIndex, { scope: `${scope} mail of account`, subject: String(userId), limit });
  }
  await reserveAttempt(db, blindIndex, { scope: `${scope} mail to address`, subject: emailKey, limit });
}
