import { createTransport } from 'nodemailer';
import { toMailFault } from './mail-fault-of.ts';
import { readSmtpAddress } from './smtp-address.ts';
import { refuseUnusable } from './usable-mail.ts';
import type { Mailer } from '#server/ports/mailer.ts';

export type SmtpOptions = {
  /** `smtps://user:password@host:port` for TLS from the start, `smtp://` for TLS as soon as the server offers it. */
  url: string;
  /** Whom mail comes from, such as `Readback <readback@example.org>`. */
  from: string;
  /** Milliseconds until a server that says nothing is given up, and for the whole of one mail. */
  patience?: { silentMs: number; wholeMs: number };
  /** Certificates to trust besides those of the system. */
  ca?: string;
};

const usual = { silentMs: 15_000, wholeMs: 60_000 };

/** Sends by SMTP, one connection a mail. A certificate that does not hold is never overlooked. */
export function createSmtpMailer({ url, from, patience = usual, ca }: SmtpOptions): Mailer {
  const transport = createTransport({
    ...readSmtpAddress(url),
    ...limitsOf(patience),
    ...(ca !== undefined && { tls: { ca } }),
  });
  return {
    async send(mail) {
      refuseUnusable(mail);
      const { id, to, subject, text } = mail;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(patience.wholeMs),
        });
      } catch (error) {
        throw toMailFault(error);
      }
    },
  };
}

const limitsOf = ({ silentMs }: { silentMs: number }) => ({
  connectionTimeout: silentMs,
  greetingTimeout: silentMs,
  dnsTimeout: silentMs,
  socketTimeout: silentMs,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
