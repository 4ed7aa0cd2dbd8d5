import { MailFault, type OutgoingMail } from '#server/ports/mailer.ts';

const oneAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** What comes here was checked before. Should it ever not have been, nothing that could grow a header or a second reader goes out. */
export function refuseUnusable({ id, to, subject }: OutgoingMail): void {
  const isUsable = /^[\w-]{1,64}$/.test(id) && oneAddress.test(to) && !/\p{Cc}/u.test(subject);
  if (!isUsable) throw new MailFault('refused');
}
