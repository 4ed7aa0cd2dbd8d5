import { useEffect, useEffectEvent } from 'react';
import { isFreeKey } from '#client/lib/keys/is-free-key.ts';

/** The key of a page's own search. The browser keeps its own. */
export function useFindKey(onFind: () => void): void {
  const find = useEffectEvent(onFind);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isFreeKey(event)) return;
      event.preventDefault();
      find();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
