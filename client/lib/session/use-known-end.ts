import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { hasCode } from '../api-error.ts';
import { getSession, renewSession, type TimedSession } from './session-api.ts';
import { useSession } from './session-context.ts';
import { endsOf, seenEveryMs, type SessionEnds } from './session-ends.ts';
import { listenToTabs, tellTabs } from './session-tabs.ts';
import { holdsOwnRecords } from './way-back.ts';

/** What a look at the session found. `unknown` where the server could not be asked. */
export type Found = SessionEnds | 'kept' | 'over' | 'unknown';

export type KnownEnd = {
  /** Null where nothing is known, and for a session that is kept. */
  ends: SessionEnds | null;
  /** When it was looked at last, by the clock of this device in milliseconds. */
  lookedAt: number | null;
  look: () => Promise<Found>;
  /** Stays signed in, and tells the other tabs until when. */
  renew: () => Promise<Found>;
};

/** What the server says of the session: asked at the start, when somebody comes back, in doubt, and by the other tabs. */
export function useKnownEnd(): KnownEnd {
  const { user, doubts, signIn, end, forget } = useSession();
  const { pathname } = useLocation();
  const [known, setKnown] = useState<{ ends: SessionEnds | null; at: number }>();
  const ends = known?.ends ?? null;
  const know = (found: SessionEnds | null) => setKnown({ ends: found, at: Date.now() });

  const ask = async (call: () => Promise<TimedSession>): Promise<Found> => {
    try {
      const timed = await call();
      const { id, username } = timed.session.user;
      if (id !== user?.id || username !== user.username) signIn(timed.session.user);
      const found = steady(endsOf(timed), ends);
      know(found);
      return found ?? 'kept';
    } catch (error) {
      return hasCode(error, 'auth.required') ? 'over' : 'unknown';
    }
  };
  const look = () => ask(getSession);
  const renew = async (): Promise<Found> => {
    const found = await ask(renewSession);
    if (found === 'over') end('ended');
    if (typeof found === 'object') tellTabs({ kind: 'renewed', ends: found });
    return found;
  };
  const check = async () => {
    if ((await look()) === 'over') end('ended');
  };

  useStart(async () => {
    if ((await look()) !== 'over') return;
    if (user !== null && holdsOwnRecords(pathname)) end('ended');
    else forget();
  });
  useReturn(known?.at, () => void check());
  useDoubts(doubts, () => void check());
  useOtherTabs(know);
  return { ends, lookedAt: known?.at ?? null, look, renew };
}

const sameMs = 2000;

/** A server tells the time in whole seconds: the same end must not look like another one each time it is asked for. */
const steady = (found: SessionEnds | null, before: SessionEnds | null): SessionEnds | null =>
  found !== null && before !== null && found.isFinal === before.isFinal && Math.abs(found.at - before.at) < sameMs
    ? before
    : found;

function useStart(onStart: () => Promise<void>) {
  const start = useEffectEvent(onStart);
  useEffect(() => void start(), []);
}

/** Somebody comes back to the page after a while. */
function useReturn(lookedAt: number | undefined, onReturn: () => void) {
  const comeBack = useEffectEvent(() => {
    const isLate = lookedAt === undefined || Date.now() - lookedAt >= seenEveryMs;
    if (document.visibilityState === 'visible' && isLate) onReturn();
  });
  useEffect(() => {
    const listen = () => comeBack();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}

const doubtMs = 500;

function useDoubts(doubts: number, onDoubt: () => void) {
  const doubt = useEffectEvent(onDoubt);
  useEffect(() => {
    if (doubts === 0) return;
    // Several calls of one screen fail together: they are one doubt.
    const timer = setTimeout(() => doubt(), doubtMs);
    return () => clearTimeout(timer);
  }, [doubts]);
}

function useOtherTabs(onRenewed: (ends: SessionEnds) => void) {
  const hear = useEffectEvent(onRenewed);
  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.kind === 'renewed') hear(message.ends);
      }),
    [],
  );
}
