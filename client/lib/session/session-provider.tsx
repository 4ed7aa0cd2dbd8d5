import { lazy, Suspense, type ReactNode } from 'react';
import { RecentProvider } from './recent-provider.tsx';
import { SessionContext } from './session-context.ts';
import { useSessionState } from './use-session-state.ts';

// Comes for whoever is signed in. Without it the server still ends sessions by itself.
const SessionWatch = lazy(() => import('./session-watch.tsx').catch(() => ({ default: () => null })));

/** Who is signed in, for everything inside. Stands inside the router, the query client and the toasts. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { session, isWatched } = useSessionState();
  return (
    <SessionContext value={session}>
      <RecentProvider>{children}</RecentProvider>
      {isWatched && (
        <Suspense fallback={null}>
          <SessionWatch />
        </Suspense>
      )}
    </SessionContext>
  );
}
