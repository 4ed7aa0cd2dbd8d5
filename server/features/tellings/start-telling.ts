import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { tellDocumentQueue, type TellingRef } from './telling-queue.ts';
import { putToStart } from './tellings.repository.ts';

/** Has a document told, unless that is under way. The telling and its job are kept together, or neither. */
export async function startTelling(
  trx: Transaction<Database>,
  { owner, ...ref }: TellingRef & { owner: string },
  jobs: Jobs,
): Promise<boolean> {
  if (!(await putToStart(trx, ref))) return false;
  const { waiting } = await trx
    .selectFrom('tellings')
    .innerJoin('documents', 'documents.ticket', 'tellings.ticket')
    .where('documents.owner', '=', owner)
    .where('tellings.stage', 'in', ['waiting', 'writing'])
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  const turn = { of: owner, behind: Number(waiting) - 1 };
  await jobs.send(tellDocumentQueue, ref, { within: trx, turn });
  return true;
}
