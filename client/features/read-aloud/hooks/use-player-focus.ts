import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Whoever pressed "Read aloud" finds the focus on the player's first control, so that one more press pauses; when the player goes, the
 * focus goes back to where it was. What was asked for by voice leaves the focus alone.
 */
export function usePlayerFocus(player: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!takesFocus) return;
    before.current = document.activeElement;
    player.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [takesFocus, player]);
  // A layout effect is undone while the player still stands on the page with the focus in it.
  useLayoutEffect(() => {
    const held = player.current;
    return () => {
      const hasFocus = held?.contains(document.activeElement) === true;
      if (hasFocus && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [player]);
}
