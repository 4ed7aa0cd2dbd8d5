import type { Transaction } from 'kysely';

import type { Database } from '#server/db/database.ts';
import { restoreMinutes } from '#server/features/documents/document-changes.ts';
import { eraseDocumentQueue, readDocumentQueue } from '#server/features/documents/document-queues.ts';
import { sendMailQueue } from '#server/features/mail/mail-queue.ts';
import { tellDocumentQueue } from '#server/features/tellings/telling-queue.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

/** The queues that work is put into again. */
export const restoredQueues = [readDocumentQueue, eraseDocumentQueue, tellDocumentQueue, sendMailQueue];

const eraseAfterSeconds = restoreMinutes * 60 + 5;

/** What the rows say is still to be done: jobs are in no backup. Gives how many documents are to be read. */
export async function queueAgain(trx: Transaction<Database>, jobs: Jobs): Promise<number> {
  const unread = await trx
    .selectFrom('documents')
    .select('ticket')
    .where('deleted_at', 'is', null)
    .where('stage', 'not in', ['explained', 'unreadable'])
    .orderBy('uploaded_at')
    .execute();
  for (const { ticket } of unread) await jobs.send(readDocumentQueue, { ticket }, { within: trx });

  const deleted = await trx.selectFrom('documents').select('ticket').where('deleted_at', 'is not', null).execute();
  for (const { ticket } of deleted) {
    await jobs.send(eraseDocumentQueue, { ticket }, { within: trx, afterSeconds: eraseAfterSeconds });
  }
  const untold = await trx
    .selectFrom('tellings')
    .select(['ticket', 'level', 'language'])
    .where('stage', 'in', ['waiting', 'writing'])
    .execute();
  for (const ref of untold) await jobs.send(tellDocumentQueue, ref, { within: trx });

  const mails = await trx.selectFrom('mails').select('id').where('state', '=', 'waiting').execute();
  for (const { id: mailId } of mails) await jobs.send(sendMailQueue, { mailId }, { within: trx });
  return unread.length;
}
