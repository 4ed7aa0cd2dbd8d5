// npm run drill:move: moves 10,000 documents to a server, whole and killed three times, and compares. --documents, --kills, --seed change that.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { become } from './lib/run.mjs';

ensureInstalled();
become(ownNode, [
  '--disable-warning=ExperimentalWarning',
  inRoot('tests', 'drills', 'move.ts'),
  ...process.argv.slice(2),
]);
