import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { MailFaultReason } from '#server/ports/mailer.ts';
import { isShareOpen } from '../shares/share-rules.ts';
import { sendMailQueue } from './mail-queue.ts';
import type { MailKind } from './mail-texts.ts';

/** Why a mail was not sent, as it is shown to whoever runs the program. */
export type MailReason = MailFaultReason | 'not_configured' | 'damaged' | 'interrupted' | 'withdrawn';

export type ClaimedMail = {
  id: string;
  userId: number;
  kind: string;
  sealed: Buffer;
  tries: number;
  /** What it says does not hold any more: its link opens nothing. */
  isWithdrawn: boolean;
  /** Seconds in which it is still worth trying; below zero when they are over. */
  secondsLeft: number;
};

// Longer than any mailer takes, so that a claim never ends while somebody still sends.
const claimSeconds = 120;
const worthSeconds = 24 * 60 * 60;
const keptDays = 30;

export type MailRepository = ReturnType<typeof createMailRepository>;

export function createMailRepository(db: Kysely<Database>, jobs: Jobs) {
  const again = (within: Transaction<Database>, mailId: string, afterSeconds: number) =>
    jobs.send(sendMailQueue, { mailId }, { within, afterSeconds });

  return {
    /** Takes a mail for this try alone. Undefined for one that was settled, is gone, or is being sent; that one is looked at again. */
    claim: (mailId: string): Promise<ClaimedMail | undefined> =>
      db.transaction().execute(async (trx) => {
        const row = await takeFree(trx, mailId);
        if (row?.sealed_mail) return { ...row, userId: Number(row.user_id), sealed: row.sealed_mail };
        if (await isWaiting(trx, mailId)) await again(trx, mailId, claimSeconds + 1);
        return undefined;
      }),

    /** The words go with it. */
    async markSent({ id, tries }: ClaimedMail): Promise<void> {
      await settle(db, id, { state: 'sent', reason: null }, tries);
      await forgetOld(db);
    },

    markFailed: ({ id, tries }: ClaimedMail, reason: MailReason): Promise<void> =>
      settle(db, id, { state: 'failed', reason }, tries),

    postpone: ({ id, tries }: ClaimedMail, reason: MailReason, afterSeconds: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('mails')
          .set({ reason, claimed_until: null, changed_at: sql`now()` })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .where('tries', '=', tries)
          .execute();
        await again(trx, id, afterSeconds);
      }),

    /** For a try that ended without a word. */
    comeBack: (mailId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('mails')
          .set({ reason: 'interrupted' })
          .where('id', '=', mailId)
          .where('state', '=', 'waiting')
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await again(trx, mailId, claimSeconds + 1);
      }),
  };
}

const aboutShare: MailKind = 'share';

// The share has ended since, or a newer mail has the link that opens it now.
const isWithdrawn = sql<boolean>`mails.kind = ${aboutShare} and (
  not exists (select from shares where shares.id = mails.share_id and ${isShareOpen})
  or exists (select from mails as newer
    where newer.kind = mails.kind and newer.share_id = mails.share_id and newer.created_at > mails.created_at))`;

const takeFree = (trx: Transaction<Database>, mailId: string) =>
  trx
    .updateTable('mails')
    .set({
      claimed_until: sql`now() + ${claimSeconds} * interval '1 second'`,
      tries: sql`tries + 1`,
      changed_at: sql`now()`,
    })
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', sql<Date>`now()`)]))
    .returning([
      'id',
      'user_id',
      'kind',
      'sealed_mail',
      'tries',
      isWithdrawn.as('isWithdrawn'),
      sql<number>`extract(epoch from created_at - now())::float8 + ${worthSeconds}`.as('secondsLeft'),
    ])
    .executeTakeFirst();

async function isWaiting(trx: Transaction<Database>, mailId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('mails')
    .select('id')
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

// `tries` tells this claim from one that came after it.
async function settle(
  db: Kysely<Database>,
  id: string,
  outcome: { state: 'sent' | 'failed'; reason: MailReason | null },
  tries: number,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...outcome, sealed_mail: null, claimed_until: null, changed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .execute();
}

const forgetOld = (db: Kysely<Database>) =>
  db
    .deleteFrom('mails')
    .where('state', '<>', 'waiting')
    // As long as there is a share, its owner sees what became of its mail.
    .where('share_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - ${keptDays} * interval '1 day'`)
    .execute();
