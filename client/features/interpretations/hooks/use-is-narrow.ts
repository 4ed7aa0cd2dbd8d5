import { useSyncExternalStore } from 'react';

/** A phone, or a window that is shown twice as large. */
const narrow = '(max-width: 47.99em)';

/** Whether there is room for one thing in a row. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);

const isNarrow = (): boolean => typeof matchMedia === 'function' && matchMedia(narrow).matches;

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const list = matchMedia(narrow);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
