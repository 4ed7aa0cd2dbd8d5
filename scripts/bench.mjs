// npm run bench: prints figures with a yardstick beside each. Arguments choose among analyzing, explaining, extracting, interaction, recognising, printing, serving, signingIn, auditing, screens.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
const args = [inRoot('tests', 'benchmarks', 'run.ts'), ...process.argv.slice(2)];
process.exit(run(ownNode, args, { env: { CHROMIUM_PATH: ensureBrowser() } }));
