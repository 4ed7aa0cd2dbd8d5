import { useEffect, useState } from 'react';

/** How long the demonstration takes. */
export const simulatedMs = 3000;

export type SimulatedLoading = 'before' | 'loading' | 'done';

export function useSimulatedLoading(): [SimulatedLoading, () => void] {
  const [state, setState] = useState<SimulatedLoading>('before');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('done'), simulatedMs);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => setState('loading')];
}
