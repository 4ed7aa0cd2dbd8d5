import { useRef } from 'react';

/** What has the focus after a dialog has closed, in place of what opened it; null for the opener. */
export type FocusAfter = () => HTMLElement | null;

type FocusReturn = { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void };

/**
 * For dialogs that are opened by state: gives the focus back to where it was. Radix does so only for a trigger of its
 * own. Where the opener is gone, as the card of a deleted document, the heading of the page takes the focus.
 */
export function useFocusReturn(
  isReturnWanted: () => boolean = () => true,
  focusAfter: FocusAfter = () => null,
): FocusReturn {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (!isReturnWanted()) return;
      const isThere = opener.current?.isConnected === true && opener.current !== document.body;
      const target = focusAfter() ?? (isThere ? opener.current : document.querySelector('h1[tabindex]'));
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
