import { useEffect, useRef, useState, type RefObject } from 'react';
import { atHome, placeDock, type Box, type DockPlace } from '../model/dock-place.ts';

/** Keeps the dock off what has the focus: it moves up, and a panel folds away for as long as it would cover it. */
export function useOutOfTheWay(dock: RefObject<HTMLElement | null>): DockPlace {
  const [place, setPlace] = useState(atHome);
  const placed = useRef(atHome);
  useEffect(() => {
    let frame = 0;
    let seen: Size | null = null;
    const look = () => {
      const element = dock.current;
      if (element === null) return;
      const launcher = homeOf(element, placed.current.lift);
      seen = sizeOfPanel(element, seen);
      const panel = seen && { ...launcher, left: launcher.right - seen.width, top: launcher.top - seen.height };
      const target = focusOutside(element);
      const windowHeight = window.innerHeight;
      const next = target === null ? atHome : placeDock({ target, launcher, panel, windowHeight });
      const { lift, isAside } = placed.current;
      if (next.lift === lift && next.isAside === isAside) return;
      placed.current = next;
      setPlace(next);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
    for (const type of events) window.addEventListener(type, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const type of events) window.removeEventListener(type, lookSoon, { capture: true });
    };
  }, [dock]);
  return place;
}

type Size = { width: number; height: number };

/** Where the button stands when nothing is in its way. */
function homeOf(dock: HTMLElement, lift: number): Box {
  const { left, right, top, bottom } = dock.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
  return { left, right, top: top + lift, bottom: bottom + lift };
}

/** Null while it is minimised. One that is folded away has no size now: it would be as large as it was. */
function sizeOfPanel(dock: HTMLElement, before: Size | null): Size | null {
  const panel = dock.querySelector('section');
  if (panel === null) return null;
  const { width, height } = panel.getBoundingClientRect();
  return height > 0 ? { width, height } : before;
}

/** What has the focus, where it is neither the page itself nor a part of the dock. */
function focusOutside(dock: HTMLElement): Box | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || dock.contains(focused)) return null;
  return focused.getBoundingClientRect();
}
