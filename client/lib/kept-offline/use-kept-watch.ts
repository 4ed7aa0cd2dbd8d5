import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../session/session-context.ts';
import { isAnythingKept } from './forget-kept.ts';
import { keptKey } from './kept-query.ts';

/** Looks whether what is kept on this device still belongs there: at the start, with a new connection, and after every change that is made. */
export function useKeptWatch(): void {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const look = useEffectEvent(async () => {
    if (!(await isAnythingKept())) return;
    const [{ browserStore }, { reconcileKept }] = await Promise.all([
      import('./kept-store.ts'),
      import('./reconcile-kept.ts'),
    ]);
    if (await reconcileKept(browserStore, user)) await queryClient.invalidateQueries({ queryKey: keptKey });
  });
  useEffect(() => {
    const listen = () => void look().catch(() => undefined);
    listen();
    window.addEventListener('online', listen);
    const leave = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') listen();
    });
    return () => {
      window.removeEventListener('online', listen);
      leave();
    };
  }, [queryClient, user?.id]);
}
