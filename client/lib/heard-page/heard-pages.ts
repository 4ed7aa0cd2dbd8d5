import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Passage } from '#core/reading-aloud/passages.ts';
import type { HeardPage } from './heard-page.ts';

/** Asked for on a page, and done by whoever reads aloud. */
export type ReadRequest = { passages: Passage[] };

/** Where the open page and those who hear it meet, since neither knows the other. */
export type HeardPages = {
  current: () => HeardPage | null;
  /** The page stands there until what is returned is called. */
  offer: (page: HeardPage) => () => void;
  /** Waits for a reader where none is there yet; only the latest request counts. */
  askToRead: (request: ReadRequest) => void;
  /** Takes the request that waits, if any. */
  takeRequest: () => ReadRequest | null;
  subscribe: (listener: () => void) => () => void;
};

export function createHeardPages(): HeardPages {
  const listeners = new Set<() => void>();
  let page: HeardPage | null = null;
  let request: ReadRequest | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    current: () => page,
    offer: (offered) => {
      page = offered;
      tell();
      return () => {
        if (page !== offered) return;
        page = null;
        tell();
      };
    },
    askToRead: (asked) => {
      request = asked;
      tell();
    },
    takeRequest: () => {
      const taken = request;
      request = null;
      return taken;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const HeardPagesContext = createContext<HeardPages>(createHeardPages());

export function useHeardPage(): HeardPage | null {
  const { subscribe, current } = use(HeardPagesContext);
  // The same where a page is drawn before it runs: nothing is offered there.
  return useSyncExternalStore(subscribe, current, current);
}

/** Offers a page while it is shown. Remember the page between renders (`useMemo`): another object is another page. */
export function useOfferPage(page: HeardPage): void {
  const { offer } = use(HeardPagesContext);
  useEffect(() => offer(page), [offer, page]);
}
