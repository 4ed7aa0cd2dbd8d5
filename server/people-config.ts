import type { PlanName } from '#core/plans/plans.ts';
import type { PaidPlan } from './ports/payments.ts';
import type { PeopleSettings } from './people-settings.ts';
import { readSecret } from './read-secret.ts';
import { StartupError } from './startup-error.ts';

/** What whoever runs the program has decided about accounts. */
export type AccountRules = {
  defaultPlan: PlanName;
  /** How many documents a device may have explained without an account. */
  guestDocuments: number;
  passwordMinLength: number;
};

export type SmtpConfig = { url: string; from: string };

export type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  prices: Readonly<Record<PaidPlan, { monthly: string; yearly: string }>>;
  apiUrl: string | undefined;
};

export type PeopleConfig = {
  accounts: AccountRules;
  smtp: SmtpConfig | undefined;
  stripe: StripeConfig | undefined;
};

/** Throws StartupError when payments are set up by half, or a file of a secret cannot be used. */
export function readPeopleConfig(settings: PeopleSettings): PeopleConfig {
  const url = readSecret('SMTP_URL', settings.SMTP_URL, settings.SMTP_URL_FILE);
  return {
    accounts: {
      defaultPlan: settings.DEFAULT_PLAN,
      guestDocuments: settings.GUEST_DOCUMENTS,
      passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    },
    smtp: url === undefined ? undefined : { url, from: settings.MAIL_FROM },
    stripe: stripeConfig(settings),
  };
}

function stripeConfig(settings: PeopleSettings): StripeConfig | undefined {
  const secretKey = readSecret('STRIPE_SECRET_KEY', settings.STRIPE_SECRET_KEY, settings.STRIPE_SECRET_KEY_FILE);
  if (secretKey === undefined) return undefined;
  const webhookSecret = readSecret(
    'STRIPE_WEBHOOK_SECRET',
    settings.STRIPE_WEBHOOK_SECRET,
    settings.STRIPE_WEBHOOK_SECRET_FILE,
  );
  return {
    secretKey,
    webhookSecret: needed('STRIPE_WEBHOOK_SECRET', webhookSecret),
    prices: {
      basic: {
        monthly: needed('STRIPE_PRICE_BASIC_MONTHLY', settings.STRIPE_PRICE_BASIC_MONTHLY),
        yearly: needed('STRIPE_PRICE_BASIC_YEARLY', settings.STRIPE_PRICE_BASIC_YEARLY),
      },
      premium: {
        monthly: needed('STRIPE_PRICE_PREMIUM_MONTHLY', settings.STRIPE_PRICE_PREMIUM_MONTHLY),
        yearly: needed('STRIPE_PRICE_PREMIUM_YEARLY', settings.STRIPE_PRICE_PREMIUM_YEARLY),
      },
    },
    apiUrl: settings.STRIPE_API_URL,
  };
}

function needed(name: string, value: string | undefined): string {
  if (value === undefined) throw new StartupError(`STRIPE_SECRET_KEY needs ${name} too.`);
  return value;
}
