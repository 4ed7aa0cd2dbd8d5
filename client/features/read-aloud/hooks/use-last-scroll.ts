import { useEffect, useRef, type RefObject } from 'react';

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** When somebody last scrolled by themselves, in milliseconds since 1970. Scrolling of ours does not count. */
export function useLastScroll(player: RefObject<HTMLElement | null>): RefObject<number> {
  const last = useRef(0);
  useEffect(() => {
    const note = () => (last.current = Date.now());
    const noteKey = ({ key, target }: KeyboardEvent) => {
      const isInPlayer = target instanceof Node && player.current?.contains(target);
      if (scrollKeys.has(key) && isInPlayer !== true) note();
    };
    const noteBar = ({ target }: PointerEvent) => {
      if (target === document.documentElement) note();
    };
    const options = { passive: true } as const;
    window.addEventListener('wheel', note, options);
    window.addEventListener('touchmove', note, options);
    window.addEventListener('keydown', noteKey, options);
    window.addEventListener('pointerdown', noteBar, options);
    return () => {
      window.removeEventListener('wheel', note);
      window.removeEventListener('touchmove', note);
      window.removeEventListener('keydown', noteKey);
      window.removeEventListener('pointerdown', noteBar);
    };
  }, [player]);
  return last;
}
