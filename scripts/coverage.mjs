// npm run coverage [-- crypto quota …]: every branch of what must not have one that nobody has ever taken. Lists those that no test takes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** By area: whose branches count, and where the tests of them stand. */
const allAreas = {
  authorisation: {
    files: ['core/access/**/*.ts', 'server/http/{authorise,identify}*.ts'],
    tests: ['core/access', 'server/http', 'server/features/authorisation', 'server/features/hostile-requests'],
  },
  crypto: {
    files: ['server/adapters/key-ring/*.ts', 'server/secrets/*.ts'],
    tests: ['server/adapters/key-ring', 'server/secrets'],
  },
  quota: {
    files: ['server/features/plans/{charge,quota,upload-counts,guest-addresses}*.ts'],
    tests: ['server/features/plans', 'server/features/documents/upload-quota'],
  },
  sessions: {
    files: [
      'server/features/accounts/{start,find,end}-*.ts',
      'server/features/accounts/*session*.ts',
      'server/features/accounts/attempts*.ts',
    ],
    tests: ['server/features/accounts'],
  },
  'recovery codes': { files: ['server/features/factors/recovery-code*.ts'], tests: ['server/features/factors'] },
  'share codes': {
    files: [
      'server/features/shares/{open,count,start,find,note,watch,leave}-*.ts',
      'server/features/smart-health-links/{check,find,open,note}-*.ts',
    ],
    tests: ['server/features/shares', 'server/features/smart-health-links'],
  },
};

const chosen = process.argv.slice(2);
const areas = Object.fromEntries(
  Object.entries(allAreas).filter(([name]) => chosen.length === 0 || chosen.includes(name)),
);

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'readback-coverage-'));
const files = Object.values(areas).flatMap((area) => area.files);
const tests = [...new Set(Object.values(areas).flatMap((area) => area.tests))];
const status = run(ownNode, [
  inRoot('node_modules', 'vitest', 'vitest.mjs'),
  ...['run', '--project', 'core', '--project', 'server*', '--reporter=dot', ...tests],
  ...[
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reporter=json',
    `--coverage.reportsDirectory=${folder}`,
  ],
  ...files.map((pattern) => `--coverage.include=${pattern}`),
  '--coverage.exclude=**/*.test.ts',
  '--coverage.reportOnFailure',
]);
const covered = readCoverage(join(folder, 'coverage-final.json'));
rmSync(folder, { recursive: true, force: true });

let isWhole = status === 0 && covered.size > 0;
for (const [name, area] of Object.entries(areas)) {
  const found = [...covered].filter(([file]) => area.files.some((pattern) => matches(pattern, file)));
  const branches = found.flatMap(([, list]) => list);
  const missed = branches.filter(({ isTaken }) => !isTaken);
  isWhole &&= missed.length === 0 && found.length > 0;
  const share = branches.length === 0 ? 100 : Math.floor((1 - missed.length / branches.length) * 1000) / 10;
  console.log(`${name}: ${share} % of ${branches.length} branches in ${found.length} files`);
  for (const { where, kind } of missed) console.log(`  missed: ${where} (${kind})`);
}
console.log(isWhole ? 'Every branch was taken.' : 'Not every branch was taken, or a test failed.');
process.exit(isWhole ? 0 : 1);

/** The branches of each file, and which of them a test took. */
function readCoverage(path) {
  let report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return new Map();
  }
  return new Map(
    Object.entries(report).map(([absolute, { branchMap, b }]) => {
      const file = relative(root, absolute);
      const branches = Object.entries(branchMap).flatMap(([id, { type, loc, locations }]) =>
        b[id].map((count, index) => ({
          where: `${file}:${locations[index]?.start?.line ?? loc.start.line}`,
          kind: type,
          isTaken: count > 0,
        })),
      );
      return [file, branches];
    }),
  );
}

/** `*` is anything within a folder, `**` any folders, `{a,b}` one of these. */
function matches(pattern, file) {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_whole, names) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`).test(file);
}
