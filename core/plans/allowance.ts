import { z } from 'zod';
import { PlanName } from './plans.ts';

/**
 * What the actor may still do, and until when: everything a page needs to tell a limit before it bites. Times are ISO; `limit` is null
 * where there is none.
 */
export const Allowance = z.object({
  /** Null for a guest. */
  plan: PlanName.nullable(),
  uploads: z.object({
    used: z.number().int(),
    limit: z.number().int().nullable(),
    /** When counting starts anew; null where it never does (a guest's) or nothing is counted. */
    renewsAt: z.string().nullable(),
  }),
  maxUploadBytes: z.number().int(),
  history: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('guest'), hours: z.number() }),
    z.object({ kind: z.literal('session'), hours: z.number() }),
    z.object({ kind: z.literal('months'), months: z.number() }),
    z.object({ kind: z.literal('unlimited') }),
  ]),
  canShare: z.boolean(),
  hasProviderQuestions: z.boolean(),
  hasHealthProfile: z.boolean(),
  /** A change that was asked for and waits for its day. */
  change: z.object({ plan: PlanName, at: z.string() }).nullable(),
  /** Plans that cost nothing here: an account takes them without paying. */
  freePlans: z.array(PlanName),
  /** Whether plans can be paid for here. */
  canPay: z.boolean(),
  /** Whether there is a subscription that its portal can change. */
  isSubscribed: z.boolean(),
  /** Where no mail can be sent, nobody is asked for an address. */
  canSendMail: z.boolean(),
  /** Documents of this device's guest that could come into the account; always 0 for the guest. */
  claimable: z.number().int(),
});
export type Allowance = z.infer<typeof Allowance>;

export const ChangePlanBody = z.strictObject({ plan: PlanName });
export const CheckoutBody = z.strictObject({
  plan: PlanName.exclude(['free']),
  interval: z.enum(['monthly', 'yearly']),
});
export type CheckoutBody = z.infer<typeof CheckoutBody>;
export const PaymentAddress = z.object({ url: z.url() });
