// npm run lighthouse: starts the program, makes an account with 100 documents, and prints what Lighthouse says of three pages on a phone.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
const args = [inRoot('tests', 'lighthouse', 'run.ts'), ...process.argv.slice(2)];
process.exit(run(ownNode, args, { env: { CHROMIUM_PATH: ensureBrowser() } }));
