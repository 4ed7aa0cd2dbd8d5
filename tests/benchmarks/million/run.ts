import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createPool } from '#server/db/pool.ts';
import { verifyAudit } from '#server/features/audit/verify-audit.ts';
import { startApp, type AppServer } from '../../support/app-server.ts';
import { wallMs } from '../measure.ts';
import { openCluster } from './cluster.ts';
import { fill, step } from './fill.ts';
import { openKeys } from './keys.ts';
import { measuredPeople, type Person, type Stage } from './people.ts';
import { watchPlans, type PlanWatch } from './plans.ts';
import { measureRequests } from './requests.ts';
import { readSettings, type Settings } from './settings.ts';
import { countOf, indexesPerDocument, sizesPerDocument } from './sizes.ts';
import { measureSweeps } from './sweeps.ts';
import { printStatements, printWaits, type StageFigures } from './tables.ts';
import { makeTemplates } from './templates.ts';

// `npm run million`: what the program does with few documents and with many, in one run on one server.
const settings = readSettings(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'readback-million-'));
chmodSync(folder, 0o711);
const dataDir = join(folder, 'program');
const cluster = await openCluster({ dataDir: folder, databaseUrl: settings.databaseUrl });
try {
  const template = await start();
  await withDatabase((db) => makeTemplates(db, template.url));
  await template.stop();
  const [small, large] = stagesOf(settings);
  const figures = [await runStage(small), await runStage(large)] as const;
  printWaits('requests', figures, ({ requests }) => requests);
  printWaits('by itself', figures, ({ sweeps }) => sweeps);
  printStatements(figures);
  await withDatabase((db) => verify(db));
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

function stagesOf({ from, to, people, ...same }: Settings): [Stage, Stage] {
  const few = Math.max(1 + measuredPeople + 20, Math.round((people * from) / to));
  return [
    { name: 'small', documents: from, people: few, ...same },
    { name: 'large', documents: to - from, people: people - few, ...same },
  ];
}

async function runStage(stage: Stage): Promise<StageFigures> {
  console.log(`\n${stage.name}: ${stage.documents} documents more`);
  const people = await filled(stage);
  return withDatabase(async (db) => {
    const plans = watchPlans(db, cluster.log);
    const { requests, started } = await measureProgram(db, people, plans);
    const keys = await openKeys(db, dataDir);
    const sweeps = await measureSweeps(db, { cluster, dataDir, keys, plans });
    sweeps.set('start to ready', [started]);
    console.table(await sizesPerDocument(db));
    if (stage.name === 'large') console.table(await indexesPerDocument(db));
    const documents = await countOf(db, 'documents');
    return { documents, lines: await countOf(db, 'audit_events'), requests, sweeps, statements: plans.statements };
  });
}

async function filled(stage: Stage): Promise<Person[]> {
  await cluster.restart('filling');
  // Whole at the first measuring, so that its bytes are those of real documents.
  const cutAt = stage.name === 'large' ? settings.cutAt : undefined;
  const people = await withDatabase(async (db) => {
    const keys = await openKeys(db, dataDir);
    return fill(db, { stage, keys, cluster, settings, cutAt });
  });
  await cluster.restart('serving');
  return people;
}

async function measureProgram(db: Kysely<Database>, people: readonly Person[], plans: PlanWatch) {
  let app: AppServer | undefined;
  await plans.during('start', async () => (await start()).stop());
  const started = await wallMs(async () => (app = await start()));
  if (app === undefined) throw new Error('The program did not start.');
  const { url } = app;
  try {
    let requests = new Map<string, number[]>();
    await step('requests', async () => {
      requests = await measureRequests(db, { url, people, rounds: settings.rounds, plans });
    });
    return { requests, started };
  } finally {
    await app.stop();
  }
}

function start(): Promise<AppServer> {
  return startApp({
    dataDir,
    env: { DATABASE_URL: cluster.url, TRUST_PROXY: 'true', RATE_LIMIT: '0', DEFAULT_PLAN: 'premium' },
  });
}

async function verify(db: Kysely<Database>): Promise<void> {
  const { auditKey } = await openKeys(db, dataDir);
  let told = { lines: 0, owners: 0, findings: 0 };
  const took = await wallMs(async () => (told = await verifyAudit({ db, auditKey }, () => undefined)));
  const perSecond = Math.round((told.lines / took) * 1000);
  console.log(
    `\n${told.lines} lines of ${told.owners} owners verified, ${told.findings} faults: ${perSecond} a second`,
  );
}

async function withDatabase<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const db = connect(createPool(cluster.address), { answerWithinMs: 0 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
