import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const focusFirst = (player: HTMLElement | null) =>
  player?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });

/**
 * Whoever pressed "Read aloud" finds the focus on the player's first control, so that one more press pauses; when the player goes, the
 * focus goes back to where it was. What was asked for by voice leaves the focus alone.
 */
export function usePlayerFocus(player: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  const before = useRef<Element | null>(null);
  const isInside = useIsInside(player);
  useEffect(() => {
    if (!takesFocus) return;
    before.current = document.activeElement;
    focusFirst(player.current);
  }, [takesFocus, player]);
  useEffect(() => {
    // A control that goes, such as a word of the sentence before, takes the focus away with it.
    if (isInside.current && document.activeElement === document.body) focusFirst(player.current);
  });
  // A layout effect is undone while the player still stands on the page with the focus in it.
  useLayoutEffect(() => {
    const held = player.current;
    return () => {
      const hasFocus = held?.contains(document.activeElement) === true;
      if (hasFocus && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [player]);
}

/** Whether somebody was last busy in the player. */
function useIsInside(player: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      isInside.current = target instanceof Node && player.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [player]);
  return isInside;
}
