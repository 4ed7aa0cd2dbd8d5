// npm run -s admin -- <command>: what only whoever runs the program may do. Without a command it lists them.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { become } from './lib/run.mjs';

ensureInstalled();
become(ownNode, [
  '--disable-warning=ExperimentalWarning',
  inRoot('server', 'cli', 'admin.ts'),
  ...process.argv.slice(2),
]);
