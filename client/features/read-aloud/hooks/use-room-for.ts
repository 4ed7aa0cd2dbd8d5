import { useLayoutEffect, type RefObject } from 'react';

const property = '--player-height';

/** Tells the style sheets how much of the window's foot the player takes, so that nothing ends up under it. */
export function useRoomFor(player: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = () => root.style.setProperty(property, `${Math.ceil(player.current?.offsetHeight ?? 0)}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (player.current) observer?.observe(player.current);
    return () => {
      observer?.disconnect();
      root.style.removeProperty(property);
    };
  }, [player]);
}
