import { useEffect, useEffectEvent, useState } from 'react';

export const pollEveryMs = 3000;
export const maxPolls = 30;

/** Asks again at intervals while `isOn`, and gives up after a fixed number of attempts. */
export function usePolling(isOn: boolean, poll: () => void): { hasGivenUp: boolean } {
  const [attempts, setAttempts] = useState(0);
  const pollNow = useEffectEvent(poll);
  const hasGivenUp = attempts >= maxPolls;

  useEffect(() => {
    if (!isOn || hasGivenUp) return;
    const timer = setTimeout(() => {
      pollNow();
      setAttempts((done) => done + 1);
    }, pollEveryMs);
    return () => clearTimeout(timer);
  }, [isOn, attempts, hasGivenUp]);

  return { hasGivenUp };
}
