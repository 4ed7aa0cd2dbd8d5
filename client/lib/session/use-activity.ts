import { useEffect, useEffectEvent } from 'react';
import { seenEveryMs } from './session-ends.ts';

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Says that somebody is there, by keys or pointer, at most once a minute since `since`. */
export function useActivity(since: number | null, onSeen: () => void): void {
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (since === null) return;
    let last = since;
    const note = () => {
      if (Date.now() - last < seenEveryMs) return;
      last = Date.now();
      see();
    };
    for (const sign of signs) document.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, note);
    };
  }, [since]);
}
