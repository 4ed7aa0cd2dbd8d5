// npm run load: what the program answers under load, with a yardstick beside it. `npm run load -- --help` tells the parts and options.
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
process.exit(run(ownNode, [inRoot('tests', 'load', 'run.ts'), ...process.argv.slice(2)]));
