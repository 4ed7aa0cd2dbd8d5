import { createContext, use } from 'react';
import type { CurrentUser } from '#core/accounts/account.ts';

/** `idle`: nothing was done for too long. `final`: a session lasts no longer. `ended`: another device, or nobody knows. */
export type EndReason = 'idle' | 'final' | 'ended';

export type Session = {
  /** Whoever is signed in here, as far as this browser knows. */
  user: CurrentUser | null;
  /** Why the last session ended, until somebody signs in again. */
  endReason: EndReason | null;
  /** Where the page is on its way to after a session ended: until it is there, nothing of the old screen is shown. */
  leavingTo: string | null;
  /** Grows when something looks as if the session were over: then the server is asked. */
  doubts: number;
  /** After the server has signed somebody in. */
  signIn: (user: CurrentUser) => void;
  /** Ends the session on the server and clears this browser, also where the server cannot be reached. Goes to the first page. */
  signOut: () => Promise<void>;
  /** The session is over: clears this browser, says why and goes to where one signs in. */
  end: (reason: EndReason) => void;
  /** The server does not know the user that this browser kept. */
  forget: () => void;
};

const nothing = () => undefined;

export const noSession: Session = {
  user: null,
  endReason: null,
  leavingTo: null,
  doubts: 0,
  signIn: nothing,
  signOut: async () => undefined,
  end: nothing,
  forget: nothing,
};

export const SessionContext = createContext<Session>(noSession);

export const useSession = (): Session => use(SessionContext);

/** Whoever is signed in; null for a guest. */
export const useCurrentUser = (): CurrentUser | null => useSession().user;
