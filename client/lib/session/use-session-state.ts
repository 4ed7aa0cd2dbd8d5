import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { CurrentUser } from '#core/accounts/account.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { forgetKept } from '../kept-offline/forget-kept.ts';
import { forgetUser, keepUser, loadKeptUser } from './kept-user.ts';
import { oweSignOut, settleSignOut } from './owed-sign-out.ts';
import type { EndReason, Session } from './session-context.ts';
import { listenToTabs, tellTabs } from './session-tabs.ts';
import { signOutTexts } from './sign-out-texts.ts';
import { useFailures } from './use-failures.ts';
import { useOwedSignOut } from './use-owed-sign-out.ts';
import { wayBackTo } from './way-back.ts';

type State = Pick<Session, 'user' | 'endReason' | 'leavingTo' | 'doubts'>;

const start = (): State & { wasCorrupt: boolean } => ({
  ...loadKeptUser(),
  endReason: null,
  leavingTo: null,
  doubts: 0,
});

/** Who is signed in: restored from the browser, changed by what the person does here, in another tab or elsewhere. */
export function useSessionState(): { session: Session; isWatched: boolean } {
  const [{ wasCorrupt, ...state }, setState] = useState(start);
  const { user } = state;
  const { pathname } = useLocation();
  const set = (change: Partial<State>) => setState((before) => ({ ...before, wasCorrupt: false, ...change }));
  const clear = useClear(set);

  const signIn = (signedIn: CurrentUser) => {
    take(signedIn);
    tellTabs({ kind: 'signed_in', user: signedIn });
  };
  const queryClient = useQueryClient();
  const take = (signedIn: CurrentUser) => {
    keepUser(signedIn);
    settleSignOut();
    if (user?.id !== signedIn.id) {
      queryClient.removeQueries();
      // What a guest or somebody else kept on this device is not theirs.
      forgetKept();
    }
    set({ user: signedIn, endReason: null });
  };
  const signOut = async () => {
    const isDone = await import('./session-api.ts').then(({ logOut }) => logOut()).then(isTrue, isFalse);
    clear.afterSignOut(isDone);
    tellTabs({ kind: 'ended', reason: null });
  };
  const end = (reason: EndReason) => {
    if (user === null) return;
    clear.afterEnd(reason);
    tellTabs({ kind: 'ended', reason });
  };

  useOwedSignOut(user !== null);
  useFollowTabs({ user, take, clear });
  useFailures(user !== null, {
    onOver: () => end('ended'),
    onDoubt: () => setState((before) => ({ ...before, doubts: before.doubts + 1 })),
  });
  useArrival(state.leavingTo === pathname, () => set({ leavingTo: null }));
  const session = { ...state, signIn, signOut, end, forget: clear.quietly };
  return { session, isWatched: user !== null || wasCorrupt };
}

const isTrue = () => true;
const isFalse = () => false;

type Clear = ReturnType<typeof useClear>;

/** Forgets the user and everything that was loaded for them, and leaves the screen that shows it. */
function useClear(set: (change: Partial<State>) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { show, dismiss } = useToast();
  const clear = (change: Partial<State>) => {
    forgetUser();
    set({ user: null, ...change });
    dismiss();
    void queryClient.cancelQueries();
    queryClient.clear();
  };
  const leaveTo = (path: string) => (location.pathname === path ? null : path);
  return {
    afterSignOut: (isDone: boolean) => {
      clear({ endReason: null, leavingTo: leaveTo('/') });
      void navigate('/');
      if (isDone) return;
      oweSignOut();
      show({ tone: 'error', title: signOutTexts.failedTitle, description: signOutTexts.failed });
    },
    afterEnd: (endReason: EndReason) => {
      clear({ endReason, leavingTo: leaveTo('/login') });
      void navigate('/login', { replace: true, state: wayBackTo(location) });
    },
    quietly: () => clear({}),
  };
}

function useFollowTabs({ user, take, clear }: { user: CurrentUser | null; take: Session['signIn']; clear: Clear }) {
  const hear = useEffectEvent((message: Parameters<Parameters<typeof listenToTabs>[0]>[0]) => {
    if (message.kind === 'ended' && user !== null) {
      if (message.reason === null) clear.afterSignOut(true);
      else clear.afterEnd(message.reason);
    }
    if (message.kind === 'signed_in' && user?.id !== message.user.id) {
      // What is shown here may be somebody else's.
      if (user !== null) clear.afterSignOut(true);
      take(message.user);
    }
  });
  useEffect(() => listenToTabs((message) => hear(message)), []);
}

function useArrival(hasArrived: boolean, onArrived: () => void) {
  const arrive = useEffectEvent(onArrived);
  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);
}
