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
      // What had the focus goes with the form.
      button.current?.focus();
    },
  };
}

export type OpenForm = ReturnType<typeof useOpenForm>;
