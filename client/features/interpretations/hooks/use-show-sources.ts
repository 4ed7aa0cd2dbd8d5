import { useEffect, useRef, type RefObject } from 'react';
import type { Opened } from '../model/opened-source.ts';

/** Brings what is marked to the middle of the pane, and leaves the window where it is. Gives a way to the next marked place. */
export function useShowSources(pane: RefObject<HTMLElement | null>, opened: Opened | null): () => void {
  const at = useRef(0);
  useEffect(() => {
    at.current = 0;
    if (opened !== null && pane.current !== null) bringIntoView(pane.current, 0);
  }, [opened, pane]);
  return () => {
    at.current += 1;
    if (pane.current !== null) bringIntoView(pane.current, at.current);
  };
}

function bringIntoView(pane: HTMLElement, index: number): void {
  const marks = [...pane.querySelectorAll('mark')].filter(isStart);
  const mark = marks[index % Math.max(1, marks.length)];
  if (mark === undefined || isInView(pane, mark)) return;
  toMiddle(pane, mark);
  // Lines that were out of sight have got their real height now.
  requestAnimationFrame(() => toMiddle(pane, mark));
}

// A place with a term in it is marked in several pieces.
const isStart = (mark: Element) => mark.previousElementSibling?.tagName !== 'MARK';

function isInView(pane: HTMLElement, mark: Element): boolean {
  const [inner, outer] = [mark.getBoundingClientRect(), pane.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

function toMiddle(pane: HTMLElement, mark: Element): void {
  const [inner, outer] = [mark.getBoundingClientRect(), pane.getBoundingClientRect()];
  pane.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
