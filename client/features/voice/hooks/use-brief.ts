import { useEffect, useState } from 'react';

const briefMs = 5000;

/** True for a moment after each change. */
export function useBrief(value: string): boolean {
  const [old, setOld] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOld(value), briefMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value !== old;
}
