import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, ownNode } from './paths.mjs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

/** Makes node_modules what the lock file says, when it is not. Never asks. */
export function ensureInstalled() {
  if (!matchesLock()) {
    say('Installing what Readback is built from (about a minute, once) ...');
    // Only errors are shown: what npm says of the Node that runs it does not concern the one that will run Readback.
    if (npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
      giveUp('The installation failed: see the lines above. A working connection to the npm registry is needed once.');
    }
  }
  ensureOwnNode();
}

/** npm, by the program that runs us where there is one: it need not be on the path. Its own settings stay out of it. */
export function npm(args, { cwd } = {}) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const env = Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^npm_(lifecycle|package|config_(local_prefix|node_gyp))/i.test(name) || name === 'INIT_CWD')
      .map((name) => [name, undefined]),
  );
  const options = { output: 'error', env, ...(cwd && { cwd }) };
  if (script?.endsWith('.js') && existsSync(script) && node !== undefined && existsSync(node)) {
    return run(node, [script, ...args], options);
  }
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Whether every package of the lock that belongs on this machine is there in its version. */
function matchesLock() {
  const wanted = read('package-lock.json');
  const installed = read('node_modules/.package-lock.json');
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    if (path === '') return true;
    return found === undefined ? entry.optional === true : found.version === entry.version;
  });
}

function read(path) {
  if (!existsSync(inRoot(path))) return undefined;
  return JSON.parse(readFileSync(inRoot(path), 'utf8')).packages;
}

/** The `node` package fetches its program in an install script, which npm may have been told not to run. */
function ensureOwnNode() {
  const wanted = `v${JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).dependencies.node}`;
  if (versionOf(ownNode) === wanted) return;
  say('Fetching the Node.js that Readback runs on ...');
  run(process.execPath, ['installArchSpecificPackage.js'], { output: 'error', cwd: inRoot('node_modules', 'node') });
  if (versionOf(ownNode) === wanted) return;
  giveUp(`Node.js ${wanted} could not be fetched for this machine (${process.platform}-${process.arch}).`);
}

const versionOf = (program) =>
  existsSync(program) ? spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() : undefined;
