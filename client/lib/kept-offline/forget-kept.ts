/** Everything that somebody chose to keep on this device, and the key to it, is in one database of the browser. */
export const keptDatabase = 'readback-kept';

/** Takes all of it away, key and all. Whatever has it open lets go of it. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
