import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { signOf } from './failure-signs.ts';

/** Looks at every call that fails anywhere, for what it says of the session. */
export function useFailures(isOn: boolean, { onOver, onDoubt }: { onOver: () => void; onDoubt: () => void }): void {
  const queryClient = useQueryClient();
  const hear = useEffectEvent((error: unknown) => {
    const sign = signOf(error);
    if (sign === 'over') onOver();
    if (sign === 'doubtful') onDoubt();
  });
  useEffect(() => {
    if (!isOn) return;
    const leaveQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    const leaveMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [isOn, queryClient]);
}
