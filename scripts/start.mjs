// npm start: from a fresh clone to the running program, without a question.
import { ensureClientBuilt } from './lib/client-build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { become } from './lib/run.mjs';

ensureInstalled();
ensureClientBuilt();
become(ownNode, [inRoot('server', 'main.ts'), ...process.argv.slice(2)]);
