// npm run test:grammar: the whole way from a document to checked sentences with a real llama.cpp, whose grammar alone makes JSON of a
// model that knows nothing. llama.cpp is fetched into a folder of its own (85 MB, once); nothing of it belongs to the product.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, npm } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

const version = '3.22.1';
const platforms = {
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-arm64': 'win-arm64',
  'win32-x64': 'win-x64',
};
const platform = platforms[`${process.platform}-${process.arch}`];
if (platform === undefined) giveUp(`There is no ready llama.cpp for ${process.platform}-${process.arch}.`);

ensureInstalled();
const folder = inRoot('node_modules', '.cache', 'grammar');
const modules = join(folder, 'node_modules');
if (!isComplete()) {
  say('Fetching llama.cpp for this machine (85 MB, once) ...');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  const packages = [`node-llama-cpp@${version}`, `@node-llama-cpp/${platform}@${version}`];
  // Without its scripts, which would look for other builds, and without the packages of the other machines.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  npm(['install', '--save-exact', '--ignore-scripts', '--omit=optional', ...quiet, ...packages], { cwd: folder });
  if (!isComplete()) giveUp('llama.cpp could not be fetched: see the lines above.');
}
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
const library = pathToFileURL(join(modules, 'node-llama-cpp', 'dist', 'index.js')).href;
process.exit(
  run(ownNode, [vitest, 'run', '--config', inRoot('tests', 'grammar', 'vitest.config.ts'), ...process.argv.slice(2)], {
    env: { NODE_ENV: 'test', LLAMA_LIBRARY: library },
  }),
);

/** Exactly the wanted versions, and the build of no other machine. */
function isComplete() {
  if (versionOf('node-llama-cpp') !== version || versionOf(`@node-llama-cpp/${platform}`) !== version) return false;
  return readdirSync(join(modules, '@node-llama-cpp')).join() === platform;
}

function versionOf(name) {
  const file = join(modules, name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
