import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { PaymentAddress, type CheckoutBody } from '#core/plans/allowance.ts';
import { ApiError } from '../api-error.ts';
import { callApi } from '../call-api.ts';
import { paymentPage } from './payment-page.ts';

export type Leave = (address: string) => void;

const leaveFor: Leave = (address) => window.location.assign(address);

/** Goes to the page where a plan is paid for, or where a subscription is changed. `leave` opens it in the place of this page. */
export function usePayment(leave: Leave = leaveFor) {
  const goTo = ({ url }: z.infer<typeof PaymentAddress>) => {
    const page = paymentPage(url);
    if (page === null) throw new ApiError('The payment page cannot be opened safely. Nothing was charged.');
    leave(page);
  };
  const checkout = useMutation({
    mutationFn: async (body: CheckoutBody) =>
      goTo(await callApi({ path: '/api/payments/checkout', method: 'POST', body, output: PaymentAddress })),
  });
  const portal = useMutation({
    mutationFn: async () =>
      goTo(await callApi({ path: '/api/payments/portal', method: 'POST', output: PaymentAddress })),
  });
  return { checkout, portal };
}
