import { createConsentRepository } from './features/consents/consents.repository.ts';
import type { DocumentWorkRepository } from './features/documents/document-work.repository.ts';
import { cancelSubscriptionJob } from './features/payments/cancel-subscription.job.ts';
import { eraseDocumentJob } from './features/documents/erase-document.job.ts';
import { readDocumentJob, readLongDocumentJob } from './features/documents/read-document.job.ts';
import { sendMailJob } from './features/mail/send-mail.job.ts';
import { tellDocumentJob } from './features/tellings/tell-document.job.ts';
import { tellWhenRead } from './features/tellings/tell-when-read.ts';
import { createTellingWorkRepository } from './features/tellings/telling-work.repository.ts';
import type { JobHandler } from './jobs/jobs.ts';
import type { FeatureParts } from './register-features.ts';

export type WorkParts = FeatureParts & {
  work: DocumentWorkRepository;
  /** How many documents are read at the same time. */
  workers: number;
  /** Fires when the process is to stop. */
  stopping: AbortSignal;
  /** Milliseconds between two states of a telling that are shown. */
  showEveryMs?: number;
};

/** Every kind of work of every feature, the same in the program and in the tests. */
export function jobHandlers(parts: WorkParts): JobHandler<object>[] {
  const { db, workers, trusted, ...shared } = parts;
  const consentRules = { consents: createConsentRepository(db), trusted };
  const reading = { ...shared, afterReading: tellWhenRead({ ...shared, consentRules }) };
  return [
    // One place more than workers, and at most half of them for one owner: slow documents of one owner leave the others as many as before.
    { ...readDocumentJob(reading), concurrency: workers + 1, concurrencyPerOwner: Math.ceil(workers / 2) },
    readLongDocumentJob(reading),
    eraseDocumentJob(shared),
    cancelSubscriptionJob(shared),
    tellDocumentJob({ ...shared, consentRules, work: createTellingWorkRepository(db) }),
    sendMailJob({ ...shared, db }),
  ];
}
