import { useEffect, useEffectEvent, useState } from 'react';
import { DocumentProgress, type DocumentRef } from '#core/documents/medical-document.ts';

type Following = { progress: DocumentProgress | null; isLive: boolean };

const notFollowing: Following = { progress: null, isLive: false };

/**
 * Follows a document by server-sent events while `isOn`. `isLive` is true while events come through; where they do not
 * (a proxy that buffers, a browser without them) it stays false and the caller asks at intervals instead.
 */
export function useDocumentEvents(ref: DocumentRef, isOn: boolean, onEnd: () => void): Following {
  const [following, setFollowing] = useState(notFollowing);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isOn || typeof EventSource === 'undefined') return;
    const source = new EventSource(`/api/medical-documents/${encodeURIComponent(ref)}/events`, {
      withCredentials: true,
    });
    const stop = () => {
      source.close();
      setFollowing((last) => ({ ...last, isLive: false }));
    };
    source.addEventListener('progress', (event: MessageEvent<string>) => {
      const progress = parseProgress(event.data);
      if (progress === undefined) return;
      const isOver = progress.stage === 'explained' || progress.stage === 'unreadable';
      setFollowing({ progress, isLive: !isOver });
      if (!isOver) return;
      // The server ends the stream here; a browser left alone would connect again.
      source.close();
      end();
    });
    source.addEventListener('error', stop);
    return stop;
  }, [ref, isOn]);

  return isOn ? following : notFollowing;
}

function parseProgress(data: string): DocumentProgress | undefined {
  try {
    const parsed = DocumentProgress.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
