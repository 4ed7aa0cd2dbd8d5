import { useEffect, useEffectEvent, useState } from 'react';

export const pollEveryMs = 3000;
export const maxPolls = 30;

/** Asks again at intervals while `isOn`, and gives up after a fixed number of attempts; `about` something else it begins anew. */
export function usePolling(isOn: boolean, poll: () => void, about = ''): { hasGivenUp: boolean } {
  const [tried, setTried] = useState({ about, attempts: 0 });
  const pollNow = useEffectEvent(poll);
  const attempts = tried.about === about ? tried.attempts : 0;
  const hasGivenUp = attempts >= maxPolls;

  useEffect(() => {
    if (!isOn || hasGivenUp) return;
    const timer = setTimeout(() => {
      pollNow();
      setTried({ about, attempts: attempts + 1 });
    }, pollEveryMs);
    return () => clearTimeout(timer);
  }, [isOn, about, attempts, hasGivenUp]);

  return { hasGivenUp };
}
