import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isFreeKey } from '#client/lib/keys/is-free-key.ts';
import type { ShortcutsProps } from './shortcuts-at-work.tsx';

const ShortcutsAtWork = lazy<React.ComponentType<ShortcutsProps>>(() =>
  import('./shortcuts-at-work.tsx').catch(() => ({ default: () => null })),
);

/** Waits for the first key that may be a shortcut: what knows them comes with it, and is given what was pressed meanwhile. */
export function ShortcutKeys() {
  const waiting = useRef<string[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [isAtWork, setAtWork] = useState(false);
  useEffect(() => {
    if (isAtWork) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (!isFreeKey(event)) return;
      waiting.current.push(event.key);
      setWanted(true);
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [isAtWork]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsAtWork takeWaiting={() => waiting.current.splice(0)} onAtWork={() => setAtWork(true)} />
    </Suspense>
  );
}
