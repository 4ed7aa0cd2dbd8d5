import { join } from 'node:path';

/** What to tell whoever starts the app for the first time: nothing else in the folder is worth as much as this file. */
export const masterKeyNote = (dataDir: string): string =>
  `A master key was made: ${join(dataDir, 'master.key')}. Keep a copy in a safe place: ` +
  'without it, nothing that is stored can be opened again.';
