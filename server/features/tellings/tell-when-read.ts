import type { Explanation } from '#core/documents/explanation.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import type { AlsoWithin } from '../documents/insert-document.ts';
import { findTellers, type FindTellersDeps } from './find-tellers.ts';
import { startTelling } from './start-telling.ts';

/** Has a document told as soon as it is read, where its owner has agreed to a provider. Undefined where nobody may be asked. */
export const tellWhenRead =
  ({ jobs, ...deps }: FindTellersDeps & { jobs: Jobs }) =>
  async (record: DocumentRecord, explanation: Explanation): Promise<AlsoWithin | undefined> => {
    if ('reason' in (await findTellers(deps, record, explanation))) return undefined;
    const { ticket, owner } = record;
    return async (trx) => void (await startTelling(trx, { ticket, owner, level: 'standard', language: 'en' }, jobs));
  };
