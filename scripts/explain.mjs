// npm run -s explain -- report.pdf: reads documents without a server. Standard output carries the answers alone.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { become } from './lib/run.mjs';

ensureInstalled();
become(ownNode, [
  '--disable-warning=ExperimentalWarning',
  inRoot('server', 'cli', 'explain.ts'),
  ...process.argv.slice(2),
]);
