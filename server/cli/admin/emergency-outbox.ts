import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts';
import { sendMailQueue } from '#server/features/mail/mail-queue.ts';
import { createOutbox, type Outbox } from '#server/features/mail/outbox.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { PeopleConfig } from '#server/people-config.ts';
import type { Log } from '#server/ports/log.ts';
import type { AdminContext } from './command.ts';

/** What every command on emergency access works with, so that owners are told. */
export type EmergencyContext = Pick<AdminContext, 'address' | 'db' | 'keyRing' | 'audit' | 'say'> & {
  config: { people: Pick<PeopleConfig, 'smtp'> };
};

const nothing = () => undefined;
const noLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const closeWithinMs = 2_000;

/** Gives the work the way to put mails out, which the program sends when it runs; undefined where no mail is set up. */
export async function withOutbox<Result>(
  { config, address, keyRing }: EmergencyContext,
  work: (outbox: Outbox | undefined) => Promise<Result>,
): Promise<Result> {
  const { smtp } = config.people;
  if (smtp === undefined) return work(undefined);
  const jobs = await startJobs({ address, queues: [sendMailQueue], log: noLog });
  try {
    return await work(createOutbox({ keyRing, jobs, mailer: createSmtpMailer(smtp) }));
  } finally {
    await jobs.stop({ withinMs: closeWithinMs });
  }
}
