// npm run test:cluster: the tests in the browser, and those of tests/cluster, against two processes that answer and two that work, on a
// PostgreSQL server of the system and a server that speaks S3. Arguments go to vitest, as in: npm run test:cluster -- tests/e2e/sharing
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

const bin = process.env.POSTGRES_BIN ?? newestOfTheSystem();
if (bin === undefined || !existsSync(join(bin, 'initdb'))) {
  giveUp(`There is no PostgreSQL server of the system here. On Debian and Ubuntu, install one, as an administrator:
  apt-get install postgresql
Elsewhere, name the folder of its programs in POSTGRES_BIN.`);
}

ensureInstalled();
ensureBuilt();
const browser = ensureBrowser();
say(`Every test has four processes of the app on the PostgreSQL of ${bin}. All of them take about half an hour.`);
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
const config = inRoot('tests', 'cluster', 'vitest.config.ts');
process.exit(
  run(ownNode, [vitest, 'run', '--config', config, ...process.argv.slice(2)], {
    env: { NODE_ENV: 'test', POSTGRES_BIN: bin, ...(browser && { CHROMIUM_PATH: browser }) },
  }),
);

function newestOfTheSystem() {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return undefined;
  const [newest] = readdirSync(folder).sort((one, other) => Number(other) - Number(one));
  return newest && join(folder, newest, 'bin');
}
