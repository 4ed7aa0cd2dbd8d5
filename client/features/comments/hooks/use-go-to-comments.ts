import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { commentsId } from '../model/comments-id.ts';

/** Goes to the comments where the address says so, as a link from a card does before they are there. */
export function useGoToComments(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${commentsId}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return heading;
}
