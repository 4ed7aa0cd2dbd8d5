import { useState } from 'react';

/** Whether a dialog has been open: before, no page needs its code; afterwards it stays, to give back the focus. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return isOpen || wasOpened;
}
