import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isSignOutOwed, settleSignOut } from './owed-sign-out.ts';

/** Ends a session that the server could not be told of: when the page starts, and when the connection comes back. */
export function useOwedSignOut(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  const tell = useEffectEvent(async () => {
    if (isSignedIn || !isSignOutOwed()) return;
    try {
      const { logOut } = await import('./session-api.ts');
      // Somebody may have signed in meanwhile: their session is not the one that is owed.
      if (!isSignOutOwed()) return;
      await logOut();
      settleSignOut();
      // Until now the server took this browser for whoever has left.
      await queryClient.resetQueries();
    } catch {
      // It stays owed until the next time.
    }
  });
  useEffect(() => {
    const listen = () => void tell();
    listen();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
