import { useState } from 'react';
import { useSession } from './session-context.ts';
import { warningMs, type SessionEnds } from './session-ends.ts';
import { useActivity } from './use-activity.ts';
import type { KnownEnd } from './use-known-end.ts';
import { useMoment } from './use-moment.ts';

/** The warning before a session ends, and its end. Whatever somebody does before the warning renews the session. */
export function useEndWarning({ ends, lookedAt, look, renew }: KnownEnd) {
  const { end } = useSession();
  const [warnedOf, setWarnedOf] = useState<SessionEnds>();
  const isWarned = ends !== null && warnedOf === ends;

  const warn = async () => {
    const found = await look();
    if (found === 'over') return end('ended');
    const told = typeof found === 'object' ? found : found === 'unknown' ? ends : null;
    if (told !== null && told.at - Date.now() <= warningMs) setWarnedOf(told);
  };
  const finish = async () => {
    const found = await look();
    const goesOn = found === 'kept' || (typeof found === 'object' && found.at > Date.now());
    if (!goesOn) end(ends?.isFinal === true ? 'final' : 'idle');
  };

  useMoment(ends === null ? null : ends.at - warningMs, () => void warn());
  useMoment(ends === null ? null : ends.at, () => void finish());
  useActivity(ends === null || ends.isFinal || isWarned ? null : lookedAt, () => void renew());
  return { warning: isWarned ? ends : undefined, close: () => setWarnedOf(undefined) };
}
