import { useState, type RefObject } from 'react';
import { isPanelKeptOpen, keepPanel } from '../model/panel-flag.ts';

/** The panel and the button that opens it: which of them has the focus after a change. */
export function usePanel(launcher: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(isPanelKeptOpen);
  // Whoever opens it by the button goes on within it.
  const [takesFocus, setTakesFocus] = useState(false);
  const change = (open: boolean, focus: boolean) => {
    setTakesFocus(focus);
    setOpen(open);
    keepPanel(open);
  };
  return {
    isOpen,
    takesFocus,
    open: () => change(true, true),
    /** By a command: the focus stays where it is. */
    show: () => change(true, false),
    minimise: () => {
      change(false, false);
      launcher.current?.focus();
    },
  };
}

export type Panel = ReturnType<typeof usePanel>;
