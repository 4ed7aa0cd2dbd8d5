/** Refuses names that could leave the store's folder. Names are made by us, so another one is a bug. */
export function assertFileName(name: string): void {
  if (!/^[a-z0-9-]{1,80}$/.test(name)) throw new TypeError('A stored file has a name of a-z, 0-9 and "-".');
}
