import type { Generated } from 'kysely';
import type { PlanName } from '#core/plans/plans.ts';

export type PaymentTables = {
  subscriptions: {
    user_id: string;
    /** Ids of the payment provider. */
    customer: string;
    subscription: string | null;
    plan: PlanName;
    interval: 'monthly' | 'yearly';
    /** In the provider's words; whether the plan may be used is what follows from it. */
    status: string;
    is_active: boolean;
    period_ends_at: Date | null;
    ends_at_period_end: Generated<boolean>;
    changed_at: Generated<Date>;
  };
  /** What was heard of already: hearing it again changes nothing. */
  payment_events: { id: string; kind: string; happened_at: Date; received_at: Generated<Date> };
};
