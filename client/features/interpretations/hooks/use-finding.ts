import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchParts } from '../components/later-parts.tsx';
import type { Hit } from '../model/find-hits.ts';
import { closedTermAround } from '../model/show-hit.ts';
import { tabNames } from '../model/tab-names.ts';
import type { OpenParts, Shows } from './use-open-parts.ts';
import { useFindKey } from './use-find-key.ts';

export type Finding = {
  isOpen: boolean;
  /** Whether the other parts have to be in the page too, to be looked through. Follows a moment later: the field comes first. */
  keepsAll: boolean;
  open: () => void;
  close: () => void;
  /** Opens the part, and the term, in which a place stands. */
  openHit: (hit: Hit) => Promise<void>;
};

/** Finding words in the page: whether the field for it is open, and a way to what was found. */
export function useFinding({ openTabNamed }: OpenParts, { showTerm }: Pick<Shows, 'showTerm'>): Finding {
  const [isOpen, setIsOpen] = useState(false);
  const keepsAll = useDeferredValue(isOpen);
  const cameFrom = useRef<Element | null>(null);
  const open = useCallback(() => {
    cameFrom.current = document.activeElement;
    setIsOpen(true);
    document.querySelector<HTMLElement>('[data-find-bar] input')?.focus();
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }, []);
  useFindKey(open);
  const openHit = useCallback(
    async (hit: Hit) => {
      await fetchParts();
      const tab = tabNames.find((name) => name === hit.part);
      if (tab !== undefined) flushSync(() => openTabNamed(tab));
      const term = closedTermAround(hit);
      if (term !== null) await showTerm(term, { isQuiet: true });
    },
    [openTabNamed, showTerm],
  );
  return { isOpen, keepsAll, open, close, openHit };
}
