import { MailFault, type MailFaultReason } from '#server/ports/mailer.ts';

const timeouts = new Set(['ETIMEDOUT', 'EABORT']);
const notAllowed = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS']);

/** What went wrong, as a code. The words of a server, which may quote an address, are left behind. */
export const toMailFault = (error: unknown): MailFault => new MailFault(reasonOf(error));

function reasonOf(error: unknown): MailFaultReason {
  if (!(error instanceof Error)) return 'unreachable';
  const code = 'code' in error ? String(error.code) : error.name;
  const answer = 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = 'command' in error ? String(error.command) : '';

  if (timeouts.has(code) || error.name === 'AbortError' || error.name === 'TimeoutError') return 'timed_out';
  if (answer >= 400 && answer < 500) return 'try_later';
  if (notAllowed.has(code) || isCertificate(error)) return 'not_allowed';
  if (answer >= 500) return isAboutUs(answer, command) ? 'not_allowed' : 'refused';
  return 'unreachable';
}

// A sender who may not send, or has to sign in, is a matter of settings: the mail itself may well be taken tomorrow.
const isAboutUs = (answer: number, command: string): boolean =>
  command === 'MAIL FROM' || command === 'CONN' || command === 'EHLO' || answer === 530 || answer === 535;

// Nodemailer calls every fault of a socket the same; the words are those of Node's own TLS.
const isCertificate = ({ message }: Error): boolean => /certificate|self.signed|altnames/i.test(message);
