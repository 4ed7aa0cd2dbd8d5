import type { Kysely } from 'kysely';
import { cleanQuote } from '#core/comments/clean-comment.ts';
import type { Reader, Recipient } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey, KeyRing } from '#server/ports/key-ring.ts';
import { findSharer } from '../shares/find-sharer.ts';
import { openRecipient } from '../shares/sealed-recipient.ts';

/**
 * How whoever writes is known to those who read it: an owner by the name they chose, a recipient by the address that the owner entered.
 * Throws AppError('auth.required') for a guest, who shares with nobody.
 */
export async function nameOfAuthor(
  db: Kysely<Database>,
  keyRing: KeyRing,
  { reader, key }: { reader: Reader; key: DocumentKey },
): Promise<string> {
  if (reader.kind === 'guest') throw new AppError('auth.required');
  if (reader.kind === 'recipient') return addressOf(db, keyRing, { reader, key });
  return cleanQuote((await findSharer({ db, keyRing }, reader.userId)).name);
}

async function addressOf(
  db: Kysely<Database>,
  keyRing: KeyRing,
  { reader, key }: { reader: Recipient; key: DocumentKey },
): Promise<string> {
  const share = await db
    .selectFrom('shares')
    .select(['sealed_recipient', 'recipient_index'])
    .where('id', '=', String(reader.shareId))
    .executeTakeFirst();
  if (share === undefined) throw new AppError('document.not_found');
  const { email } = await openRecipient(keyRing, { key, index: share.recipient_index }, share.sealed_recipient);
  return email;
}
