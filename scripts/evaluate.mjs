// npm run evaluate -- FOLDER: measures what the reader gets right, on the corpora of a folder and on the gold set.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { become } from './lib/run.mjs';

ensureInstalled();
become(ownNode, [
  '--disable-warning=ExperimentalWarning',
  inRoot('tests', 'evaluation', 'evaluate.ts'),
  ...process.argv.slice(2),
]);
