import { useEffect, useState, useSyncExternalStore } from 'react';
import { createReader, type ReaderSnapshot, type ReaderStore } from '#client/lib/reader/create-reader.ts';
import { browserSpeech } from '#client/lib/reader/speech.ts';

/** The one reader of the app. It falls silent with the page: some browsers would go on speaking after it. */
export function useReaderStore(): { store: ReaderStore; snapshot: ReaderSnapshot } {
  const [store] = useState(() => createReader(browserSpeech()));
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
