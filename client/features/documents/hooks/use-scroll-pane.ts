import { useEffect, type RefObject } from 'react';

/** Brings `shown` to the middle of the pane that it stands in, and leaves the window where it is. Anew for every `reason`. */
export function useScrollPane(
  pane: RefObject<HTMLElement | null>,
  shown: RefObject<HTMLElement | null>,
  reason: unknown,
): void {
  useEffect(() => {
    if (reason !== null && pane.current !== null && shown.current !== null) toMiddle(pane.current, shown.current);
  }, [pane, shown, reason]);
}

function toMiddle(pane: HTMLElement, shown: HTMLElement): void {
  const inner = shown.getBoundingClientRect();
  const outer = pane.getBoundingClientRect();
  pane.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  pane.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
