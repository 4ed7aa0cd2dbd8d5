import { useState, type RefObject } from 'react';
import { isPanelKeptOpen, keepPanel, panelId } from '../model/panel-flag.ts';

const isNarrow = () => window.matchMedia?.('(max-width: 48em)').matches ?? false;

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
    /** On a narrow window the panel covers what a command has brought on the page. */
    giveWay: () => {
      const hasFocus = document.getElementById(panelId)?.contains(document.activeElement) === true;
      if (!isNarrow()) return;
      if (hasFocus) minimise();
      else change(false, false);
    },
  };
}

export type Panel = ReturnType<typeof usePanel>;
