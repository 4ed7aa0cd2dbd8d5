import type { Location } from 'react-router';

/** Where one goes back to after signing in: kept with the entry of the history, not in the address. */
export type WayBack = { from: string };

const signInPaths = /^\/(?:auth|login|signup|recover|reset-password|verify-email)(?:$|[/?#])/;

/** A path of our own, without its fragment; undefined for every other address, and for the screens of signing in. */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  const url = new URL(path, window.location.origin);
  const isOwn = url.origin === window.location.origin && !signInPaths.test(url.pathname);
  return isOwn ? url.pathname + url.search : undefined;
}

export const wayBackTo = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): WayBack => ({
  from: pathname + search,
});

/** Where an entry of the history says that one came from. */
export const wayBackOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state ? ownPath(state.from) : undefined;

const ownScreens = /^\/(?:documents|document|interpretation|share-document|shared-with-me|profile|admin)(?:\/|$)/;

/** Whether a screen shows what belongs to whoever is signed in. */
export const holdsOwnRecords = (path: string): boolean => ownScreens.test(path);
