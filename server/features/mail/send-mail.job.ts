import type { Jobs, JobHandler } from '#server/jobs/jobs.ts';
import { sendMailQueue, type MailPayload } from './mail-queue.ts';
import { createMailRepository } from './mails.repository.ts';
import { sendMail, type SendMailDeps } from './send-mail.ts';

export function sendMailJob(parts: Omit<SendMailDeps, 'mails'> & { jobs: Jobs }): JobHandler<MailPayload> {
  const mails = createMailRepository(parts.db, parts.jobs);
  return {
    queue: sendMailQueue,
    concurrency: 2,
    run: ({ mailId }) => sendMail({ ...parts, mails }, mailId),
    giveUp: ({ mailId }) => mails.comeBack(mailId),
  };
}
