import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, ownNode } from './paths.mjs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const screens = {
  name: 'screens',
  config: 'vite.config.ts',
  main: 'dist/client/index.html',
  stamp: 'dist/client-built-from',
  sources: ['client', 'core', 'index.html', 'vite.config.ts', 'package-lock.json'],
};
const reader = {
  name: 'reader of files',
  config: 'vite.reader.config.ts',
  main: 'dist/reader/child.js',
  stamp: 'dist/reader-built-from',
  sources: [
    ...['server/adapters', 'server/ports', 'server/gate.ts', 'server/turns.ts', 'server/thread-pool.ts', 'core'],
    ...['vite.reader.config.ts', 'package-lock.json'],
  ],
};

/** Builds what is not there, or was built from other sources. What is started from here on reads files by the built program. */
export function ensureBuilt() {
  for (const each of [screens, reader]) build(each);
  process.env.READER ??= 'built';
}

function build({ name, config, main, stamp, sources }) {
  const present = fingerprint(sources);
  const built = existsSync(inRoot(stamp)) && existsSync(inRoot(main)) ? readFileSync(inRoot(stamp), 'utf8') : '';
  if (built === present) return;
  say(`Building the ${name} (a few seconds, after each change) ...`);
  const args = [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', config, '--logLevel', 'warn'];
  if (run(ownNode, args, { output: 'error' }) !== 0) giveUp(`The ${name} could not be built: see the lines above.`);
  writeFileSync(inRoot(stamp), present);
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) add(hash, source);
  return hash.digest('hex');
}

function add(hash, path) {
  const entries = readEntries(path);
  if (entries === undefined) {
    hash.update(`\0${path}\0`).update(readFileSync(inRoot(path)));
    return;
  }
  for (const name of entries) if (!/\.test\.tsx?$/.test(name)) add(hash, join(path, name));
}

function readEntries(path) {
  try {
    return readdirSync(inRoot(path)).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
