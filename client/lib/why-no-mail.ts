import type { WhyNoMail } from '#core/accounts/why-no-mail.ts';
import { errorTexts } from './error-texts.ts';

/** What people are told where something was done without its mail: why, and what can be done about it. */
export const whyNoMailTexts: Record<WhyNoMail, string> = {
  no_mail_server: errorTexts['account.mail_unavailable'],
  address_unknown: errorTexts['server.address_unknown'],
  too_many: 'Too many mails were sent in a short time. Wait a few minutes before you try again.',
};
