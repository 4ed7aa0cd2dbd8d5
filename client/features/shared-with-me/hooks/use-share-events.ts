import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ShareEvent } from '#core/sharing/share.ts';
import { findsVisit, shareEventsAddress } from '../api/shared-visit.ts';

const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/**
 * Calls `onEnded` when the server says that the visit to a shared document has ended: by its event stream, and where that is lost, by
 * asking and listening anew.
 */
export function useShareEvents(ref: DocumentRef, onEnded: () => void): void {
  const end = useEffectEvent(onEnded);
  const [losses, setLosses] = useState(0);
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource(shareEventsAddress(ref), { withCredentials: true });
    source.addEventListener('share', (event: MessageEvent<string>) => {
      if (stateOf(event.data) !== 'ended') return;
      // A browser left alone would connect again.
      source.close();
      end();
    });
    source.addEventListener('error', () => {
      // A connection that was lost is taken up by the browser itself; one that was refused is not.
      if (source.readyState !== EventSource.CLOSED) return;
      const listenAgain = () => {
        timer = setTimeout(() => setLosses(losses + 1), Math.min(longestWaitMs, firstWaitMs * 2 ** losses));
      };
      findsVisit(ref, leaving.signal).then((isFound) => (isFound ? listenAgain() : end()), listenAgain);
    });
    return () => {
      leaving.abort();
      clearTimeout(timer);
      source.close();
    };
  }, [ref, losses]);
}

function stateOf(data: string): ShareEvent['state'] | undefined {
  try {
    return ShareEvent.safeParse(JSON.parse(data)).data?.state;
  } catch {
    return undefined;
  }
}
