import { createContext } from 'react';

export type Arrival = { path: string; keepsFocus: boolean };

/** Whether the heading that has just appeared should take the focus. Asked once for every heading that appears. */
export type TakesFocus = (arrival: Arrival) => boolean;

/** The first page leaves the focus where the browser puts it; every page that one goes to after it takes it. */
export function createTakesFocus(): TakesFocus {
  let lastPath: string | undefined;
  let hasMoved = false;
  return ({ path, keepsFocus }) => {
    const isNewPage = lastPath !== undefined && lastPath !== path && !keepsFocus;
    // A screen that replaced its loading state took the focused heading away with it.
    const isLost = hasMoved && document.activeElement === document.body;
    lastPath = path;
    hasMoved ||= isNewPage;
    return isNewPage || isLost;
  };
}

export const TakesFocusContext = createContext<TakesFocus>(() => false);
