// npm run shots -- FOLDER: pictures of every screen at 360, 768 and 1280 px, light, dark, with text of twice the size and in high contrast, and
// sheets of them to look over. --screens and --views choose among them by a pattern, such as --screens '^Upload' --views '360-(light|dark)'.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
const args = [inRoot('tests', 'shots', 'run.ts'), ...process.argv.slice(2)];
process.exit(run(ownNode, args, { env: { CHROMIUM_PATH: ensureBrowser() } }));
