import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { readProfile } from '../accounts/account-key.ts';
import type { MailKind } from './mail-texts.ts';
import type { MailWords } from './mail-words.ts';
import type { Outbox } from './outbox.ts';

export type TellOwnerDeps = { keyRing: KeyRing; outbox: Outbox };

/** Mails the owner of an account, where mail can be sent and their address is confirmed. Gives whether one was put out. */
export async function tellOwner(
  trx: Transaction<Database>,
  { keyRing, outbox }: TellOwnerDeps,
  userId: number,
  { kind, subject, text }: Omit<MailWords, 'to'> & { kind: MailKind },
): Promise<boolean> {
  if (!outbox.canSend) return false;
  const row = await trx
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', String(userId))
    .executeTakeFirst();
  if (!row?.email_verified_at) return false;
  const { email } = await readProfile(trx, keyRing, userId);
  if (email === null) return false;
  await outbox.send(trx, { userId, kind, to: email, subject, text });
  return true;
}
