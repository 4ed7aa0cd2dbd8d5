// npm run faults -- --seed N --runs K [--jobs J] [--only fault,fault]: seeded faults in the running program, and what holds after each.
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
const args = ['--disable-warning=ExperimentalWarning', inRoot('tests', 'faults', 'run.ts'), ...process.argv.slice(2)];
process.exit(run(ownNode, args));
