/** Says that the server could not be told of a sign-out. Holds nothing but "1". */
export const owedKey = 'signOutOwed';

export function oweSignOut(): void {
  try {
    localStorage.setItem(owedKey, '1');
  } catch {
    // A browser that keeps nothing cannot be reminded.
  }
}

export function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem(owedKey) !== null;
  } catch {
    return false;
  }
}

export function settleSignOut(): void {
  try {
    localStorage.removeItem(owedKey);
  } catch {
    // Nothing was kept.
  }
}
