import { useRef, useState } from 'react';

/** A form that a button opens, and that stands open from the start where somebody has begun to write in it. */
export function useOpenForm(hasDraft: boolean) {
  const [state, setState] = useState({ isOpen: hasDraft, isByHand: false });
  const button = useRef<HTMLButtonElement>(null);
  return {
    ...state,
    button,
    toggle: () => setState(({ isOpen }) => ({ isOpen: !isOpen, isByHand: true })),
    close: () => {
      setState({ isOpen: false, isByHand: true });
      // What has the focus goes with the form. Whoever has gone elsewhere meanwhile stays there.
      if (button.current?.closest('li')?.contains(document.activeElement)) button.current.focus();
    },
  };
}

export type OpenForm = ReturnType<typeof useOpenForm>;
