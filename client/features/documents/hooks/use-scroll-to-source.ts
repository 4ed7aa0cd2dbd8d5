import { useEffect, useRef, type RefObject } from 'react';
import type { Span } from '#core/kernel/span.ts';

/** Brings the place that a link points to into view, once for every link that is followed. */
export function useScrollToSource(source: Span | null): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const [start, end] = source ?? [];
  useEffect(() => {
    if (start !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [start, end]);
  return place;
}
