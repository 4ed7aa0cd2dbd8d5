import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './world.ts';

/** The folders of one machine. The system user of a database has to pass through. */
export function makeHome(folder: string): Home {
  const home = { dataDir: join(folder, 'data'), temporary: join(folder, 'tmp') };
  for (const each of [folder, home.temporary]) mkdirSync(each, { recursive: true, mode: 0o711 });
  mkdirSync(home.dataDir, { mode: 0o711 });
  return home;
}
