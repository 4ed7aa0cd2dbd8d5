import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Reader } from '#client/lib/reader/reader.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { finished } from '../finished.ts';
import { useEndWithPage } from '../hooks/use-end-with-page.ts';
import { useReadRequests } from '../hooks/use-read-requests.ts';
import { useReaderStore } from '../hooks/use-reader-store.ts';
import type { PlayerProps } from './player.tsx';

// Comes when something is read: most visits are silent.
const Player = lazy<ComponentType<PlayerProps>>(() =>
  import('./player.tsx').then(({ Player }) => ({ default: Player })).catch(() => ({ default: () => null })),
);

/** The player, and the reader for whoever speaks to it. */
export function ReadAloud({ children }: { children: (reader: Reader) => ReactNode }) {
  const { store, snapshot } = useReaderStore();
  const { state, isSpeaking, passages, hasFinished } = snapshot;
  const pressed = useReadRequests(store.read);
  useEndWithPage(passages, store.stop);
  const reader = useMemo<Reader>(() => {
    const { read, say, pause, resume, stop, move } = store;
    return { state, isSpeaking, read, say, pause, resume, stop, move };
  }, [store, state, isSpeaking]);
  return (
    <>
      {children(reader)}
      {state.status !== 'idle' && (
        <Suspense fallback={null}>
          <Player store={store} snapshot={snapshot} takesFocus={passages !== null && passages === pressed} />
        </Suspense>
      )}
      {/* Says nothing while somebody listens. */}
      <VisuallyHidden role="status">{hasFinished && finished}</VisuallyHidden>
    </>
  );
}
