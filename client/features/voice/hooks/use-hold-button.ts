import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** From here on a press is a hold. */
export const holdMs = 300;

type Hold = {
  onPress: () => void;
  onHoldBegan: () => void;
  onHoldEnded: () => void;
  /** Where a hold means nothing, every press is a press. */
  canHold: boolean;
};

/** A button that can be pressed, or held down by a finger, by the mouse or by the space bar. */
export function useHoldButton({ onPress, onHoldBegan, onHoldEnded, canHold }: Hold) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  // The click that follows a hold is part of it.
  const isSwallowing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const down = () => {
    isSwallowing.current = false;
    clearTimeout(timer.current);
    if (!canHold) return;
    timer.current = setTimeout(() => {
      isHeld.current = true;
      isSwallowing.current = true;
      onHoldBegan();
    }, holdMs);
  };
  const up = () => {
    clearTimeout(timer.current);
    if (!isHeld.current) return;
    isHeld.current = false;
    onHoldEnded();
  };
  return {
    onPointerDown: ({ button, isPrimary, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
      if (button !== 0 || !isPrimary) return;
      currentTarget.setPointerCapture?.(pointerId);
      down();
    },
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: ({ key, repeat }: KeyboardEvent) => {
      if (key === ' ' && !repeat) down();
    },
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === ' ') up();
    },
    onBlur: up,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (isHeld.current) event.preventDefault();
    },
    onClick: () => {
      if (isSwallowing.current) isSwallowing.current = false;
      else onPress();
    },
  };
}
