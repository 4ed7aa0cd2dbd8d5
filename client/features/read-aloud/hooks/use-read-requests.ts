import { use, useEffect, useState } from 'react';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';

/** Reads what a page asks for. Returns what was asked for last, to tell it from what was asked for by voice. */
export function useReadRequests(read: (passages: readonly Passage[]) => void): readonly Passage[] | null {
  const { subscribe, takeRequest } = use(HeardPagesContext);
  const [pressed, setPressed] = useState<readonly Passage[] | null>(null);
  useEffect(() => {
    const take = () => {
      const request = takeRequest();
      if (request === null) return;
      setPressed(request.passages);
      read(request.passages);
    };
    const leave = subscribe(take);
    // One may have waited for the reader to come.
    take();
    return leave;
  }, [subscribe, takeRequest, read]);
  return pressed;
}
