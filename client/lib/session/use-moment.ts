import { useEffect, useEffectEvent } from 'react';

const lookAgainMs = 30_000;

/** Says when a moment has come, by the clock of this device, also where the device slept over it. */
export function useMoment(at: number | null, onCome: () => void): void {
  const come = useEffectEvent(onCome);
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasCome = false;
    const look = () => {
      clearTimeout(timer);
      if (hasCome) return;
      const left = at - Date.now();
      hasCome = left <= 0;
      if (hasCome) come();
      else timer = setTimeout(look, Math.min(left, lookAgainMs));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at]);
}
