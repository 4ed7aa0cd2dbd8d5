import { useSearchParams } from 'react-router';
import type { Billing } from '../texts.ts';

/** Whether prices are told a month or a year; kept in the address, so that it can be sent to somebody. */
export function useBilling(): [Billing, (billing: Billing) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (billing: Billing) =>
    setParams(billing === 'monthly' ? {} : { billing }, { replace: true, state: { keepFocus: true } });
  return [params.get('billing') === 'annually' ? 'annually' : 'monthly', choose];
}
