import { existsSync } from 'node:fs';
import { builtReader } from './child-command.ts';
import { StartupError } from '#server/startup-error.ts';

/** The program that reads documents; undefined for its sources. Throws StartupError where it was not built. */
export function readerProgram(reader: 'sources' | 'built', isThere = existsSync): string | undefined {
  if (reader === 'sources') return undefined;
  if (isThere(builtReader)) return builtReader;
  throw new StartupError('READER=built needs the program that `npm start` builds. Start with it, or leave READER out.');
}
