import { join } from 'node:path';
import { shortHash } from './folders.ts';

export const socketPort = 5432;

/** Systems cut the path of a Unix socket at 104 to 108 bytes. */
const longestSocketPath = 100;

/** Beside the cluster, or a short path when that one would be too long for a socket. */
export function socketFolderFor(home: string): string {
  const beside = join(home, 'sock');
  const fits = Buffer.byteLength(join(beside, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
  return fits ? beside : join('/tmp', `readback-${shortHash(home)}`);
}
