/** `id` makes sending it again recognisable. `to` is one address that was checked. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string };

/** Why a mail was not taken. A `refused` one will be refused again; the others are worth another try. */
export type MailFaultReason = 'unreachable' | 'timed_out' | 'try_later' | 'refused' | 'not_allowed';

export class MailFault extends Error {
  override readonly name = 'MailFault';
  readonly reason: MailFaultReason;

  constructor(reason: MailFaultReason, options?: { cause?: unknown }) {
    super(reason, options);
    this.reason = reason;
  }
}

/** Hands mail to whoever delivers it. Throws MailFault and nothing else; resolves when the other side has taken it. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };
