// npm run verify: types, lint, format, lock file and the quick tests. Everything runs, and the end names what failed.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
const bin = (name, file) => inRoot('node_modules', name, file);
const tsc = bin('typescript', 'bin/tsc');
const vitest = bin('vitest', 'vitest.mjs');

const checks = [
  ['types of core', [tsc, '-p', 'core']],
  ['types of server', [tsc, '-p', 'server']],
  ['types of client', [tsc, '-p', 'client']],
  ['types of tests', [tsc, '-p', 'tests']],
  ['lint', [bin('eslint', 'bin/eslint.js'), '.', '--max-warnings', '0']],
  ['format', [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['lock file', [inRoot('scripts', 'check-lock.mjs')]],
  ['tests', [vitest, 'run', '--project', 'core', '--project', 'server*', '--project', 'client', '--reporter=dot']],
];

const failed = checks.filter(([name, args]) => {
  const startedAt = Date.now();
  const isFine = run(ownNode, args) === 0;
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return !isFine;
});
console.log(failed.length === 0 ? 'Everything holds.' : `Failed: ${failed.map(([name]) => name).join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
