import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { useHeardPage } from '#client/lib/heard-page/heard-pages.ts';
import { hasLeft, type Whereabouts } from '../model/has-left.ts';

/** Ends reading when the page that is read is left. */
export function useEndWithPage(passages: readonly Passage[] | null, stop: () => void): void {
  const page = useHeardPage();
  const { pathname } = useLocation();
  const began = useRef<(Whereabouts & { passages: readonly Passage[] }) | null>(null);
  useEffect(() => {
    if (passages === null) began.current = null;
    else if (began.current?.passages !== passages) began.current = { passages, page, pathname };
    else if (hasLeft(began.current, { page, pathname })) stop();
  }, [passages, page, pathname, stop]);
}
