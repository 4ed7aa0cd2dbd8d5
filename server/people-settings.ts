import { z } from 'zod';
import { planNames } from '#core/plans/plans.ts';

const file = z.string();
const secret = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');
const price = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'must be the id of a price')
  .optional();

const priceOf = (what: string) => price.describe(`The id of the Stripe price for ${what}.`);

/** The settings of accounts, plans, mail and payments, as they stand in the environment. */
export const peopleSettings = {
  DEFAULT_PLAN: z
    .enum(planNames)
    .default('free')
    .describe(
      'The plan of a new account, and the highest that costs nothing here. A household of its own sets `premium`.',
    ),
  GUEST_DOCUMENTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(1)
    .describe('How many documents a device may have explained without an account; each stays for 24 hours.'),
  PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(8)
    .max(64)
    .default(8)
    .describe('The fewest characters that a new password may have.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'The server that takes mail, such as `smtps://user:password@mail.example`. Without one no mail is sent. Links in mails lead to `PUBLIC_URL`. Without it, mails with a link go only to those who ask for them at an address of this machine in numbers, or at `localhost` on it.',
    ),
  SMTP_URL_FILE: file.optional().describe('A file that holds the address of the mail server.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line')
    .default('Readback <readback@localhost>')
    .describe('Whom mail comes from.'),
  STRIPE_SECRET_KEY: secret
    .optional()
    .describe('The key of Stripe. Without it plans cannot be paid for, and the pricing page says so.'),
  STRIPE_SECRET_KEY_FILE: file.optional().describe('A file that holds the key of Stripe.'),
  STRIPE_WEBHOOK_SECRET: secret
    .optional()
    .describe('What Stripe signs its messages with. They go to `/api/payments/webhook`.'),
  STRIPE_WEBHOOK_SECRET_FILE: file.optional().describe('A file that holds what Stripe signs its messages with.'),
  STRIPE_PRICE_BASIC_MONTHLY: priceOf('Basic by the month'),
  STRIPE_PRICE_BASIC_YEARLY: priceOf('Basic by the year'),
  STRIPE_PRICE_PREMIUM_MONTHLY: priceOf('Premium by the month'),
  STRIPE_PRICE_PREMIUM_YEARLY: priceOf('Premium by the year'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where Stripe is reached, when not at its own address.'),
};

export const PeopleSettings = z.object(peopleSettings);
export type PeopleSettings = z.infer<typeof PeopleSettings>;
