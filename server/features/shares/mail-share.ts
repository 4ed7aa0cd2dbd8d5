import { sql, type Kysely, type Transaction } from 'kysely';
import type { Email } from '#core/accounts/check-email.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { reserveAttempt } from '../accounts/attempts.ts';
import { shareWords } from '../mail/mail-texts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { planMail, type MailPlan } from '../mail/plan-mail.ts';
import { findSharer } from './find-sharer.ts';
import { linkOfShare } from './share-keys.ts';

/** Mails to strangers that an account may have sent, and that go to one address, before there is a wait of a minute, then two … */
const limits = { account: 60, address: 10 };

type PlanDeps = { db: Kysely<Database>; blindIndex: BlindIndex; outbox: Outbox };

type Wanted = { userId: number; recipient: Email; origin: string | undefined };

/**
 * Counts a mail, and says where its link leads, or why it does not go out: nobody's letter box is flooded from here. What is shared without a
 * mail is passed on by its owner.
 */
export async function planShareMail(
  { db, blindIndex, outbox }: PlanDeps,
  { userId, recipient, origin }: Wanted,
): Promise<MailPlan> {
  const plan = planMail(outbox, origin);
  if ('whyNot' in plan) return plan;
  const counted = [
    { scope: 'share mail of account', subject: String(userId), limit: limits.account },
    { scope: 'share mail to address', subject: recipient.key, limit: limits.address },
  ];
  try {
    for (const attempt of counted) await reserveAttempt(db, blindIndex, attempt);
    return plan;
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth.too_many_tries') return { whyNot: 'too_many' };
    throw error;
  }
}

/** Counts mails with an older link as failed where none goes out with the new one: their owner passes it on. */
export async function withdrawMails(trx: Transaction<Database>, shareId: string): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'failed', reason: 'withdrawn', sealed_mail: null, claimed_until: null, changed_at: sql<Date>`now()` })
    .where('share_id', '=', shareId)
    .where('kind', '=', 'share')
    .execute();
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
