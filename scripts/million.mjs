// npm run million -- --to 1000000: fills a database and tells what requests and sweeps take with few documents and with many.
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { become } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
become(ownNode, [inRoot('tests', 'benchmarks', 'million', 'run.ts'), ...process.argv.slice(2)]);
