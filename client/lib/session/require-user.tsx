import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useCurrentUser } from './session-context.ts';
import { wayBackTo } from './way-back.ts';

/** For screens of people with an account: whoever is not signed in goes to sign in, and comes back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const location = useLocation();
  return user === null ? <Navigate to="/login" replace state={wayBackTo(location)} /> : children;
}
