import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReaderSnapshot, ReaderStore } from '#client/lib/reader/create-reader.ts';
import { createLateReader } from '#client/lib/reader/late-reader.ts';

/** The one reader of the app. It falls silent with the page: some browsers would go on speaking after it. */
export function useReaderStore(): { store: ReaderStore; snapshot: ReaderSnapshot } {
  const [store] = useState(createLateReader);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    window.addEventListener('pagehide', store.stop);
    return () => {
      window.removeEventListener('pagehide', store.stop);
      store.stop();
    };
  }, [store]);
  return { store, snapshot };
}
