import type { WhyNoMail } from '#core/accounts/why-no-mail.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { requireLinkOrigin } from '#server/http/host/origins.ts';
import type { Outbox } from './outbox.ts';

/** Where the link in a mail leads, or why there can be no such mail. */
export type MailPlan = { origin: string } | { whyNot: WhyNoMail };

type CanSend = Pick<Outbox, 'canSend'>;

/** For what is done with or without its mail. `origin` is what `findLinkOrigin` found. */
export function planMail({ canSend }: CanSend, origin: string | undefined): MailPlan {
  if (!canSend) return { whyNot: 'no_mail_server' };
  return origin === undefined ? { whyNot: 'address_unknown' } : { origin };
}

/** For what is nothing without its mail. Throws AppError('account.mail_unavailable' | 'server.address_unknown'). */
export function requireMail({ canSend }: CanSend, origin: string | undefined): string {
  if (!canSend) throw new AppError('account.mail_unavailable');
  return requireLinkOrigin(origin);
}
