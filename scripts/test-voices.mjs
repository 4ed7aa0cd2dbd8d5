// npm run test:voices: reading aloud in a real browser with the real voices of espeak-ng, at the speed at which people hear it. No sound
// card is needed and nothing is heard. Linux only: it needs programs that belong to the system, and says which are missing.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

if (process.platform !== 'linux') giveUp('The voices can be tested on Linux only: they come from speech-dispatcher.');
const missing = ['speech-dispatcher', 'espeak-ng', 'pulseaudio'].filter((name) => !isCommand(name));
if (!hasModule()) missing.push('speech-dispatcher-espeak-ng');
if (missing.length > 0) {
  giveUp(`Missing: ${missing.join(', ')}. On Debian and Ubuntu, install what is missing, as an administrator:
  apt-get install speech-dispatcher speech-dispatcher-espeak-ng espeak-ng pulseaudio chromium`);
}

ensureInstalled();
ensureBuilt();
const browser = ensureBrowser();
say('Reading aloud takes about five minutes.');
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
const config = inRoot('tests', 'voices', 'vitest.config.ts');
process.exit(
  run(ownNode, [vitest, 'run', '--config', config, ...process.argv.slice(2)], {
    env: { NODE_ENV: 'test', ...(browser && { CHROMIUM_PATH: browser }) },
  }),
);

function isCommand(name) {
  return spawnSync('which', [name]).status === 0;
}

/** What joins speech-dispatcher and espeak-ng is a package of its own. */
function hasModule() {
  const folders = ['/usr/lib/speech-dispatcher-modules', '/usr/libexec/speech-dispatcher-modules'];
  return folders.some((folder) => existsSync(`${folder}/sd_espeak-ng`));
}
