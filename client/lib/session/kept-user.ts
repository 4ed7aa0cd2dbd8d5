import type { CurrentUser } from '#core/accounts/account.ts';
import { forgetKept } from '../kept-offline/forget-kept.ts';

export const userKey = 'currentUser';

/** What the browser keeps of whoever is signed in. Read by hand: the first page has no room for more. */
type Kept = {
  user: CurrentUser | null;
  /** Something was there that is not ours; it is gone now. */ wasCorrupt: boolean;
};

export function loadKeptUser(): Kept {
  const text = readKept();
  if (text === null) return { user: null, wasCorrupt: false };
  const user = userOf(text);
  if (user === null) forgetUser();
  return { user, wasCorrupt: user === null };
}

export function keepUser({ id, username }: CurrentUser): void {
  try {
    localStorage.setItem(userKey, JSON.stringify({ id, username }));
  } catch {
    // A browser that keeps nothing still shows who is signed in, for as long as the page is open.
  }
}

/** With whoever was signed in goes what they kept on this device. */
export function forgetUser(): void {
  forgetKept();
  try {
    localStorage.removeItem(userKey);
  } catch {
    // Nothing was kept.
  }
}

/** An id and a username and nothing else; null for anything else. */
export function userOf(text: string): CurrentUser | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return null;
    if (!('id' in value) || !('username' in value)) return null;
    const { id, username } = value;
    const isWhole = typeof id === 'number' && Number.isSafeInteger(id) && typeof username === 'string';
    return isWhole && username !== '' ? { id, username } : null;
  } catch {
    return null;
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(userKey);
  } catch {
    return null;
  }
}
