import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { getAccountKey } from '../accounts/account-key.ts';
import { sendMailQueue } from './mail-queue.ts';
import type { MailKind } from './mail-texts.ts';
import { sealWords, type MailWords } from './mail-words.ts';

export type MailToSend = MailWords & {
  /** The account that it is about: its key seals the words until they are sent. */
  userId: number;
  kind: MailKind;
  /** The share that it is about: its owner sees where the mail stands. */
  shareId?: number;
};

export type Outbox = {
  /** Where false, nothing is ever queued. */
  canSend: boolean;
  /**
   * Puts a mail out as part of a transaction: it goes exactly when the rest is kept. Throws AppError('account.mail_unavailable') where no
   * mail can be sent.
   */
  send(within: Transaction<Database>, mail: MailToSend): Promise<void>;
};

export type OutboxDeps = { keyRing: KeyRing; jobs: Jobs; mailer: Mailer | undefined };

export function createOutbox({ keyRing, jobs, mailer }: OutboxDeps): Outbox {
  const canSend = mailer !== undefined;
  return {
    canSend,
    async send(within, { userId, kind, shareId, ...words }) {
      if (!canSend) throw new AppError('account.mail_unavailable');
      const mailId = randomUUID();
      const key = await getAccountKey(within, userId);
      const sealed_mail = await sealWords({ keyRing, key, mailId }, words);
      await within
        .insertInto('mails')
        .values({
          id: mailId,
          user_id: String(userId),
          kind,
          share_id: shareId === undefined ? null : String(shareId),
          sealed_mail,
          state: 'waiting',
          reason: null,
        })
        .execute();
      await jobs.send(sendMailQueue, { mailId }, { within });
    },
  };
}
