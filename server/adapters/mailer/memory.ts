import { MailFault, type MailFaultReason, type Mailer, type OutgoingMail } from '#server/ports/mailer.ts';
import { refuseUnusable } from './usable-mail.ts';

/** Keeps what it is given, for tests to read. `failWith` makes it fail until it is called without a reason. */
export function createMemoryMailer() {
  const sent: OutgoingMail[] = [];
  let failing: MailFaultReason | undefined;
  const mailer: Mailer = {
    async send(mail) {
      refuseUnusable(mail);
      if (failing !== undefined) throw new MailFault(failing);
      sent.push({ ...mail });
    },
  };
  return { ...mailer, sent, failWith: (reason?: MailFaultReason) => void (failing = reason) };
}
