import type { Kysely, Transaction } from 'kysely';
import type { Email } from '#core/accounts/check-email.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { reserveAttempt } from '../accounts/attempts.ts';
import { shareWords } from '../mail/mail-texts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { findSharer } from './find-sharer.ts';
import { linkOfShare } from './share-keys.ts';

/** Mails to strangers that an account may have sent, and that go to one address, before there is a wait of a minute, then two … */
const limits = { account: 60, address: 10 };

type CountDeps = { db: Kysely<Database>; blindIndex: BlindIndex };

/** Counts a mail before anything is shared, so that nobody's letter box is flooded from here. Throws AppError('auth.too_many_tries'). */
export async function countShareMail(
  { db, blindIndex }: CountDeps,
  { userId, recipient }: { userId: number; recipient: Email },
): Promise<void> {
  const ofAccount = { scope: 'share mail of account', subject: String(userId), limit: limits.account };
  await reserveAttempt(db, blindIndex, ofAccount);
  await reserveAttempt(db, blindIndex, {
    scope: 'share mail to address',
    subject: recipient.key,
    limit: limits.address,
  });
}

type ShareMail = { userId: number; shareId: number; to: string; origin: string; token: string };

/** Puts out the mail with the link: neither the code nor anything of the document is in it. */
export async function mailShare(
  trx: Transaction<Database>,
  { keyRing, outbox }: { keyRing: KeyRing; outbox: Outbox },
  { userId, shareId, to, origin, token }: ShareMail,
): Promise<void> {
  const { name } = await findSharer({ db: trx, keyRing }, userId);
  const words = shareWords(linkOfShare(origin, token), name);
  await outbox.send(trx, { userId, kind: 'share', shareId, to, ...words });
}
