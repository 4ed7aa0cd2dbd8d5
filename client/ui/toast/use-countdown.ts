import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `ms`, counting only while it is not paused. */
export function useCountdown({ ms, isPaused, onEnd }: { ms: number; isPaused: boolean; onEnd: () => void }): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
