/** Everything that somebody chose to keep on this device, and the key to it, is in one database of the browser. */
export const keptDatabase = 'readback-kept';

/** Whether this browser keeps anything, without opening the database, which would make it. */
export async function isAnythingKept(): Promise<boolean> {
  if (!('indexedDB' in window)) return false;
  // A browser that cannot list its databases may have it.
  if (typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === keptDatabase);
}

/** Takes all of it away, key and all. Whatever has it open lets go of it. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
