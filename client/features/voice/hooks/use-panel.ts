import { useState, type RefObject } from 'react';
import { isPanelKeptOpen, keepPanel, panelId } from '../model/panel-flag.ts';

/** On a window that is wider the panel stands beside it. What is read can stand anywhere on the page. */
const roomFor = { part: '48em', reading: '112em' } as const;

const isNarrower = (width: string) => window.matchMedia?.(`(max-width: ${width})`).matches ?? false;

/** The panel and the button that opens it: which of them has the focus after a change. */
export function usePanel(launcher: RefObject<HTMLElement | null>, isPressed: boolean) {
  const [isOpen, setOpen] = useState(() => isPressed || isPanelKeptOpen());
  // Whoever opens it by the button goes on within it.
  const [takesFocus, setTakesFocus] = useState(isPressed);
  const change = (open: boolean, focus: boolean) => {
    setTakesFocus(focus);
    setOpen(open);
    keepPanel(open);
  };
  const minimise = () => {
    change(false, false);
    launcher.current?.focus();
  };
  return {
    isOpen,
    takesFocus,
    open: () => change(true, true),
    /** By a command: the focus stays where it is. */
    show: () => change(true, false),
    minimise,
    /** Where the panel would cover what a command has brought on the page, or the sentences that are read. */
    giveWay: (to: keyof typeof roomFor) => {
      if (!isOpen || !isNarrower(roomFor[to])) return;
      const hasFocus = document.getElementById(panelId)?.contains(document.activeElement) === true;
      if (hasFocus) minimise();
      else change(false, false);
    },
  };
}

export type Panel = ReturnType<typeof usePanel>;
