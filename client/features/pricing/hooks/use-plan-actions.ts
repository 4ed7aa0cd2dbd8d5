import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { plans, type PlanName } from '#core/plans/plans.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { usePayment, type Leave } from '#client/lib/plans/use-payment.ts';
import { formatLongDate } from '#client/lib/format-date.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { changePlan } from '../api/change-plan.ts';
import { texts, type Billing } from '../texts.ts';

type PaidPlan = Exclude<PlanName, 'free'>;

/** What is open over the cards. */
export type PlanDialog = { kind: 'in_development' | 'lower'; plan: PlanName };

const intervals = { monthly: 'monthly', annually: 'yearly' } as const;

/** Subscribing, and changing to a plan that needs no payment. Where nothing can be paid for, it says so. */
export function usePlanActions(billing: Billing, leave?: Leave) {
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { checkout, portal } = usePayment(leave);

  const subscribing = useMutation({
    mutationFn: async (plan: PaidPlan) => {
      const { canPay, plan: current } = await queryClient.ensureQueryData(allowanceQuery);
      if (!canPay) return setDialog({ kind: 'in_development', plan });
      // A plan belongs to an account.
      if (current === null) return void navigate('/signup');
      await checkout.mutateAsync({ plan, interval: intervals[billing] });
    },
  });
  const changing = useMutation({
    mutationFn: changePlan,
    onSuccess: (allowance, plan) => {
      queryClient.setQueryData(allowanceQuery.queryKey, allowance);
      const { title } = plans[plan];
      const day = formatLongDate(allowance.change?.at);
      show({ tone: 'success', title: allowance.plan === plan ? texts.changed(title) : texts.confirm.done(title, day) });
      // Another plan keeps documents for another time.
      void queryClient.invalidateQueries({ queryKey: ['documents'] });
    },
    // What was offered may no longer be right.
    onError: () => void queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey }),
    onSettled: () => setDialog(null),
  });
  return {
    dialog,
    close: () => setDialog(null),
    subscribe: (plan: PaidPlan) => subscribing.mutate(plan),
    subscribingTo: subscribing.isPending ? subscribing.variables : null,
    askLower: (plan: PlanName) => setDialog({ kind: 'lower', plan }),
    change: (plan: PlanName) => changing.mutate(plan),
    changingTo: changing.isPending ? changing.variables : null,
    openPortal: () => portal.mutate(),
    isOpeningPortal: portal.isPending,
    error: subscribing.error ?? changing.error ?? portal.error,
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;
