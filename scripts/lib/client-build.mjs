import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, ownNode } from './paths.mjs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const sources = ['client', 'core', 'index.html', 'vite.config.ts', 'package-lock.json'];
const stamp = inRoot('dist', 'client-built-from');

/** Builds the screens when they are not there, or were built from other sources. */
export function ensureClientBuilt() {
  const present = fingerprint();
  const built = existsSync(stamp) && existsSync(inRoot('dist/client/index.html')) ? readFileSync(stamp, 'utf8') : '';
  if (built === present) return;
  say('Building the screens (a few seconds, after each change) ...');
  const args = [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];
  if (run(ownNode, args, { output: 'error' }) !== 0) giveUp('The screens could not be built: see the lines above.');
  writeFileSync(stamp, present);
}

function fingerprint() {
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
