import { useLayoutEffect, type RefObject } from 'react';

/** What stands at the foot of the window, from the bottom up. Style sheets add them up in `--foot`. */
export type FootProperty = '--bar-height' | '--player-height' | '--toast-height' | '--strip-height';

/** Tells the style sheets how much of the window's foot something takes, so that nothing ends up under it. */
export function useFootRoom(taken: RefObject<HTMLElement | null>, property: FootProperty): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = () => root.style.setProperty(property, `${Math.ceil(taken.current?.offsetHeight ?? 0)}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (taken.current) observer?.observe(taken.current);
    return () => {
      observer?.disconnect();
      root.style.removeProperty(property);
    };
  }, [taken, property]);
}
