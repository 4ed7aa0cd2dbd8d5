// npm test: sets up what the tests need, runs all of them, and ends with one plain line.
// Arguments go to vitest, as in: npm test -- --project core core/reading
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const args = process.argv.slice(2);
const needsScreens = !args.includes('--project') || args.includes('e2e');

ensureInstalled();
if (needsScreens) ensureBuilt();
const browser = needsScreens ? ensureBrowser() : undefined;

const folder = mkdtempSync(join(tmpdir(), 'readback-test-result-'));
const result = join(folder, 'result.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`];
const status = run(ownNode, [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...args], {
  env: { NODE_ENV: 'test', ...(browser && { CHROMIUM_PATH: browser }) },
});
const { passed, failed } = count(result);
rmSync(folder, { recursive: true, force: true });

console.log(`${passed} passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 && passed > 0 ? 0 : 1);

function count(path) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(readFileSync(path, 'utf8'));
    // A file that could not even be loaded holds no tests: it counts as one that failed.
    return { passed: numPassedTests, failed: success ? 0 : Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
