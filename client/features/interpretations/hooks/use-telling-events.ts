import { useEffect, useEffectEvent, useState } from 'react';
import { Telling } from '#core/documents/telling.ts';
import { isUnderWay } from '../model/take-telling.ts';

/**
 * Follows a telling by server-sent events while `isOn`. Each event is whole, so after a lost connection, which the browser takes up
 * again by itself, the next one makes up for all that were missed. `isLive` is true while events come through.
 */
export function useTellingEvents(url: string, isOn: boolean, onTelling: (telling: Telling) => void): boolean {
  const [liveUrl, setLiveUrl] = useState<string | null>(null);
  const take = useEffectEvent(onTelling);

  useEffect(() => {
    if (!isOn || typeof EventSource === 'undefined') return;
    const source = new EventSource(url, { withCredentials: true });
    source.addEventListener('telling', (event: MessageEvent<string>) => {
      const telling = parseTelling(event.data);
      if (telling === undefined) return;
      setLiveUrl(url);
      // The server ends the stream here; a browser left alone would connect again.
      if (!isUnderWay(telling)) source.close();
      take(telling);
    });
    source.addEventListener('error', () => setLiveUrl(null));
    return () => source.close();
  }, [url, isOn]);

  return isOn && liveUrl === url;
}

function parseTelling(data: string): Telling | undefined {
  try {
    const parsed = Telling.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
