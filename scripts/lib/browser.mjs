import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { inRoot, ownNode } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = ['/opt/google/chrome/chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A Chromium for the tests: the one that is named, one that is found, or one that is fetched. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const found = find();
  if (found !== undefined) return found;
  return installFromDebian() ?? downloadOwn();
}

function find() {
  const where = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim());
  return [...where, ...places].find((path) => path && existsSync(path));
}

function installFromDebian() {
  const isDebian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  say('Installing Chromium for the tests of the screens ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { output: 'error', env });
  if (install() !== 0) {
    run('apt-get', ['update'], { output: 'error', env });
    install();
  }
  return find();
}

function downloadOwn() {
  say('Downloading Chromium for the tests of the screens ...');
  run(ownNode, [inRoot('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], { output: 'error' });
  return undefined;
}
