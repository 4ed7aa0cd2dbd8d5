import type { Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { Log } from '#server/ports/log.ts';
import { MailFault, type Mailer } from '#server/ports/mailer.ts';
import { getAccountKey } from '../accounts/account-key.ts';
import { openWords } from './mail-words.ts';
import type { ClaimedMail, MailReason, MailRepository } from './mails.repository.ts';

export type SendMailDeps = {
  db: Kysely<Database>;
  keyRing: KeyRing;
  mailer: Mailer | undefined;
  mails: MailRepository;
  log: Log;
};

const firstPauseSeconds = 60;
const longestPauseSeconds = 2 * 60 * 60;

/** Seconds until the next try after so many: 1, 2, 4 … 120 minutes. */
export const pauseAfter = (tries: number): number =>
  Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);

/**
 * Sends one mail, once however many workers have it in hand. What may go better later comes back for a day; what will not is marked as
 * failed. Only a process that dies between the other side's yes and its own note sends twice, under the same Message-ID.
 */
export async function sendMail(deps: SendMailDeps, mailId: string): Promise<void> {
  const mail = await deps.mails.claim(mailId);
  if (mail === undefined) return;
  const reason = await tryToSend(deps, mail);
  const fields = { mail: mail.id, kind: mail.kind, tries: mail.tries };

  if (reason === undefined) {
    await deps.mails.markSent(mail);
    deps.log.info('mail.sent', fields);
  } else if (isFinal(reason) || mail.secondsLeft <= 0) {
    await deps.mails.markFailed(mail, reason);
    deps.log.warn('mail.failed', { ...fields, reason });
  } else {
    await deps.mails.postpone(mail, reason, Math.ceil(Math.min(pauseAfter(mail.tries), mail.secondsLeft)));
    deps.log.info('mail.postponed', { ...fields, reason });
  }
}

const finalReasons: ReadonlySet<MailReason> = new Set(['refused', 'damaged', 'withdrawn']);

const isFinal = (reason: MailReason): boolean => finalReasons.has(reason);

async function tryToSend(deps: SendMailDeps, mail: ClaimedMail): Promise<MailReason | undefined> {
  const { db, keyRing, mailer } = deps;
  const { id, userId, sealed } = mail;
  if (mail.isWithdrawn) return 'withdrawn';
  if (mailer === undefined) return 'not_configured';
  try {
    const key = await getAccountKey(db, userId);
    await mailer.send({ id, ...(await openWords({ keyRing, key, mailId: id }, sealed)) });
    return undefined;
  } catch (error) {
    if (error instanceof MailFault) return error.reason;
    if (error instanceof AppError && error.code === 'storage.damaged') return 'damaged';
    throw error;
  }
}
