import type { Hit } from './find-hits.ts';

/** The general term whose definition has to be opened for a place to be seen; null where it is in sight. */
export function closedTermAround({ range }: Hit): string | null {
  const item = elementOf(range)?.closest('[data-state="closed"]')?.closest('div:has(> h4)');
  return item?.querySelector<HTMLElement>('[data-term]')?.dataset['term'] ?? null;
}

/** Brings a place to the middle of the window, or of the pane that it stands in. */
export function bringToSight({ range }: Hit): void {
  const element = elementOf(range);
  const pane = element?.closest('[data-original]') ?? null;
  if (range === null || element === null) return;
  if (pane === null) return element.scrollIntoView({ block: 'center' });
  const toMiddle = () => {
    const [inner, outer] = [range.getBoundingClientRect(), pane.getBoundingClientRect()];
    pane.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  };
  toMiddle();
  // Lines that were out of sight have got their real height now.
  requestAnimationFrame(toMiddle);
}

const elementOf = (range: Range | null): Element | null => range?.startContainer.parentElement ?? null;
