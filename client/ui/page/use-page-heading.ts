import { use, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { TakesFocusContext } from './page-arrival.ts';

const site = 'Readback';

/**
 * Names the page in the window title and moves the focus to its heading after a navigation, so that people who listen
 * hear where they are. A page that goes on under another address navigates with `state: { keepFocus: true }`.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = use(TakesFocusContext);
  const { pathname, state } = useLocation();

  useEffect(() => {
    document.title = title === site ? site : `${title} – ${site}`;
  }, [title]);

  useEffect(() => {
    const isFocusDue = takesFocus({ path: pathname, keepsFocus: keepsFocus(state) });
    if (isFocusDue) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, pathname, state]);

  return heading;
}

const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === true;
