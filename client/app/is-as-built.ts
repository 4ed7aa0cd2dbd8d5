import { isPanelKeptOpen } from '#client/features/voice/model/panel-flag.ts';
import { userKey } from '#client/lib/session/kept-user.ts';

/**
 * Whether the page came with the first page drawn in it, and this browser would draw the same: then it is taken over as it stands.
 * Whoever is signed in, or has a panel open, sees other things.
 */
export const isAsBuilt = (root: Element): boolean =>
  root.firstElementChild !== null && window.location.pathname === '/' && !isUserKept() && !isPanelKeptOpen();

function isUserKept(): boolean {
  try {
    return localStorage.getItem(userKey) !== null;
  } catch {
    return false;
  }
}
