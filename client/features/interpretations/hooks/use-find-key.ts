import { useEffect, useEffectEvent } from 'react';

const writing = 'input, textarea, select, [contenteditable]';

/** The key of a page's own search, wherever nobody is writing and no dialog is open. The browser keeps its own. */
export function useFindKey(onFind: () => void): void {
  const find = useEffectEvent(onFind);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(`${writing}, [role=dialog]`) !== null) return;
      event.preventDefault();
      find();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
