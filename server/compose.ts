import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createThreadExplainer } from './adapters/explainer/thread-explainer.ts';
import { createThreadTeller } from './adapters/explainer/thread-teller.ts';
import { openFileStore } from './adapters/file-store/open-file-store.ts';
import { findMasterKeys } from './adapters/key-ring/master-key.ts';
import { openKeyRing } from './adapters/key-ring/open-key-ring.ts';
import { createLanguageModels } from './adapters/language-model/create-language-models.ts';
import { createLog } from './adapters/log/pino-log.ts';
import { createSmtpMailer } from './adapters/mailer/smtp.ts';
import { createArgon2Hasher } from './adapters/password-hasher/argon2.ts';
import { openDatabase } from './adapters/postgres/open-database.ts';
import { createThreadPrinter } from './adapters/report-printer/thread-printer.ts';
import { createTextExtractor } from './adapters/text-extractor/child/child-process.ts';
import { readerProgram } from './adapters/text-extractor/child/reader-program.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { isAnswering } from './db/is-answering.ts';
import { migrate } from './db/migrate.ts';
import { createPool, type DatabaseAddress } from './db/pool.ts';
import { refuseUnfinishedMove } from './db/unfinished-move.ts';
import { deriveKey } from './derive-key.ts';
import { ensureDataDir } from './ensure-data-dir.ts';
import { errorFields } from './error-fields.ts';
import { exposureNote } from './exposure-note.ts';
import { createTryCounter } from './features/accounts/attempts.ts';
import { createUserFinder } from './features/accounts/find-user.ts';
import { tidySessions } from './features/accounts/tidy-sessions.ts';
import { createAuditTrail, type AuditTrail } from './features/audit/audit-trail.ts';
import { eraseDocumentQueue, readDocumentQueue, readLongDocumentQueue } from './features/documents/document-queues.ts';
import { createDocumentWorkRepository } from './features/documents/document-work.repository.ts';
import { cancelSubscriptionQueue } from './features/payments/cancel-subscription.job.ts';
import { createProgressFeed } from './features/documents/progress-feed.ts';
import { retentionSweep } from './features/documents/retention-sweep.ts';
import { storageSweep } from './features/documents/storage-sweep.ts';
import { createLevelExplanations } from './features/interpretations/level-explanations.ts';
import { sendMailQueue } from './features/mail/mail-queue.ts';
import { tidyPdfReports } from './features/pdf-reports/tidy-pdf-reports.ts';
import { createRecipientFinder } from './features/shares/find-recipient.ts';
import { tidyVisits } from './features/shares/tidy-visits.ts';
import { tidyUploads } from './features/uploads/tidy-uploads.ts';
import { createTellingKey } from './features/tellings/telling-key.ts';
import { tellDocumentQueue } from './features/tellings/telling-queue.ts';
import { buildServer } from './http/build-server.ts';
import { ownNames } from './http/host/own-names.ts';
import { createRequestCounts } from './http/rate/count-requests.ts';
import { exchangeCounts, tidyRequestCounts } from './http/rate/request-counts.repository.ts';
import { drain, listen } from './http/serve.ts';
import { countWaiting } from './jobs/count-waiting.ts';
import { runEvery } from './jobs/run-every.ts';
import { startJobs, type RunningJobs } from './jobs/start-jobs.ts';
import { jobHandlers } from './job-handlers.ts';
import { mailLinkNote } from './mail-link-note.ts';
import { masterKeyNote } from './master-key-note.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { WatchedState } from './metrics/state-gauges.ts';
import { watchFiles } from './metrics/watch-files.ts';
import { createModelDesk } from './models/model-desk.ts';
import { createModelRunRepository } from './models/model-runs.repository.ts';
import type { Log } from './ports/log.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { registerFeatures, type FeatureParts } from './register-features.ts';
import { createBlindIndex } from './secrets/blind-index.ts';
import { openRootSecret } from './secrets/open-root-secret.ts';
import { createTeardown, type Teardown } from './teardown.ts';

export type App = {
  /** Where the first page is; undefined for a process that only works. */
  url: string | undefined;
  /** What the person who started it should know, in plain lines. */
  notes: string[];
  log: Log;
  stop(): Promise<void>;
};

type Parts = FeatureParts & {
  /** Signs the cookies that tell devices apart. */
  cookieKey: Buffer;
  jobs: RunningJobs;
  /** Fires when the process is to stop. */
  stopping: AbortSignal;
};

const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));
const queues = [
  readDocumentQueue,
  readLongDocumentQueue,
  eraseDocumentQueue,
  tellDocumentQueue,
  cancelSubscriptionQueue,
  sendMailQueue,
];
const drainMs = 8_000;
const jobsMs = 6_000;

/**
 * Builds the whole program from its settings and starts it. What was started is stopped again when the start fails. `onLog` is called with the
 * log before any work begins.
 */
export async function compose(config: Config, { onLog }: { onLog: (log: Log) => void }): Promise<App> {
  const { role, drainSeconds } = config;
  const metrics = config.metrics && createMetrics({ role });
  const ownLog = createLog(config.logLevel, { about: { role, instance: randomBytes(4).toString('hex') } });
  const log = metrics?.countLines(ownLog) ?? ownLog;
  onLog(log);
  const readiness = createReadiness();
  const teardown = createTeardown();
  try {
    if (metrics && config.metrics) {
      const { close } = await serveMetrics({ metrics, readiness }, config.metrics);
      teardown.add(close);
    }
    const { parts, state, notes } = await openParts(config, log, teardown);
    metrics?.watch(state);
    if (role !== 'web') await work(config, parts);
    const url = role === 'worker' ? undefined : await serve(config, parts, readiness, teardown);
    readiness.open(() => isAnswering(parts.db));
    teardown.add(() => readiness.leave(url === undefined ? 0 : drainSeconds * 1000));
    const ofAddress = url === undefined ? [] : [exposureNote(config), mailLinkNote(config)];
    return {
      url,
      notes: [...notes, ...ofAddress.filter((note) => note !== undefined)],
      log,
      stop: () => teardown.run(),
    };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

type Opened = { parts: Parts; state: WatchedState; notes: string[] };

async function openParts(config: Config, log: Log, teardown: Teardown): Promise<Opened> {
  ensureDataDir(config.dataDir);
  const { address, notes, close } = await openDatabase({
    ...config,
    onRestart: () => log.warn('database.restarted'),
    onWait: () => log.warn('database.awaited'),
  });
  teardown.add(close);
  const pool = createPool(address);
  const db = connect(pool);
  teardown.add(() => db.destroy());
  await migrateAlone(address);

  const isFirstStart = (await findMasterKeys(config)) === undefined;
  const keyRing = await openKeyRing(db, config);
  if (isFirstStart) notes.push(masterKeyNote(config.dataDir));
  const root = await openRootSecret(db, keyRing);
  const files = watchFiles(await openFileStore(config), log);
  const jobs = await startJobs({ address, queues, log });
  // Who only answers requests has others read.
  // A page of text is explained in a fortieth of the second that reading takes: one thread fewer is enough, and saves what it would know.
  const threads = Math.max(1, config.workers - 1);
  const explainer = createThreadExplainer({ threads, isReady: config.role !== 'web' });
  teardown.add(() => explainer.close());
  const reportPrinter = createThreadPrinter({ threads: config.workers });
  teardown.add(() => reportPrinter.close());
  const audit = createAuditTrail(deriveKey(root, 'audit log'));
  const ai = await aiParts(config, { db, log, audit });
  const hasModel = ai.desk.models.some(({ engine }) => engine !== 'built-in');
  const teller = createThreadTeller({ threads: Math.ceil(config.workers / 2), isReady: hasModel });
  teardown.add(() => teller.close());
  const progress = createProgressFeed(pool);
  teardown.add(() => progress.close());
  teardown.add(() => jobs.stop({ withinMs: jobsMs }));
  const stopping = new AbortController();
  teardown.add(() => stopping.abort());
  const parts: Parts = {
    db,
    keyRing,
    files,
    jobs,
    extractor: createTextExtractor({ program: readerProgram(config.reader) }),
    explainer,
    levels: createLevelExplanations({ db, keyRing, log }),
    questionSorter: explainer,
    reportPrinter,
    teller,
    progress,
    log,
    stopping: stopping.signal,
    minFreeBytes: config.minFreeBytes,
    ...ai,
    tellingKey: createTellingKey(deriveKey(root, 'telling key')),
    cookieKey: deriveKey(root, 'device cookie'),
    accountRules: config.people.accounts,
    blindIndex: createBlindIndex(deriveKey(root, 'blind index')),
    passwords: await createArgon2Hasher(),
    audit,
    mailer: config.people.smtp && createSmtpMailer(config.people.smtp),
    payments:
      config.people.stripe &&
      (await import('./adapters/payments/stripe.ts')).createStripePayments(config.people.stripe),
    publicOrigin: config.publicUrl === undefined ? undefined : new URL(config.publicUrl).origin,
  };
  return { parts, state: stateOf(config, { pool, db, files, desk: ai.desk }), notes };
}

/** What operators see of how things stand. Jobs are counted by those that take them. */
function stateOf(
  { role, s3 }: Config,
  { pool, db, files, desk }: Pick<FeatureParts, 'db' | 'files' | 'desk'> & Pick<WatchedState, 'pool'>,
): WatchedState {
  const providers = desk.models.filter(({ host }) => host !== undefined);
  return {
    pool,
    providers: providers.map(({ engine }) => ({ name: engine, isPassedOver: () => desk.isPassedOver(engine) })),
    freeBytes: s3 === undefined ? () => files.freeBytes() : undefined,
    countWaiting: role === 'web' ? undefined : () => countWaiting(db),
  };
}

/** Who writes the words, and by which rules. */
async function aiParts(
  { ai }: Config,
  { db, log, audit }: { db: Kysely<Database>; log: Log; audit: AuditTrail },
): Promise<Pick<FeatureParts, 'desk' | 'trusted' | 'builtIn' | 'judge'>> {
  const { openai, gemini, local, budgetMs, dailyTokens, builtIn, judge } = ai;
  const models = await createLanguageModels(ai);
  const prices = { openai: openai?.prices, gemini: gemini?.prices, local: local?.prices };
  const runs = createModelRunRepository(db, audit);
  return {
    desk: createModelDesk({ models, runs, budgetMs, dailyTokens, prices, log }),
    trusted: new Set(local?.needsConsent === false ? ['local'] : []),
    builtIn,
    judge,
  };
}

/** On a connection of its own, since a step over much data may take longer than any other statement. */
async function migrateAlone(address: DatabaseAddress): Promise<void> {
  const db = connect(createPool(address, { max: 1 }), { answerWithinMs: 0 });
  await refuseUnfinishedMove(db)
    .then(() => migrate(db))
    .finally(() => db.destroy());
}

async function work({ workers, databaseUrl }: Config, parts: Parts): Promise<void> {
  const { db, jobs, log } = parts;
  const isShared = databaseUrl !== undefined;
  const work = createDocumentWorkRepository(db);
  await jobs.work(jobHandlers({ ...parts, work, workers }));

  void runEvery(tidySessions(parts), { log, signal: parts.stopping });
  void runEvery(retentionSweep(parts), { log, signal: parts.stopping });
  void runEvery(tidyVisits(parts), { log, signal: parts.stopping });
  void runEvery(tidyPdfReports(parts), { log, signal: parts.stopping });
  void runEvery(tidyUploads(parts), { log, signal: parts.stopping });
  void runEvery(tidyRequestCounts(parts), { log, signal: parts.stopping });
  void runEvery(storageSweep({ ...parts, work, isShared }), { log, signal: parts.stopping });
}

async function serve(config: Config, parts: Parts, readiness: Readiness, teardown: Teardown): Promise<string> {
  const requestCounts = createRequestCounts(exchangeCounts(parts), {
    onFault: (error) => parts.log.warn('rate.exchange_failed', errorFields(error)),
  });
  teardown.add(() => requestCounts.close());
  const server = await buildServer({
    ...config,
    log: parts.log,
    requestCounts,
    clientDir,
    cookieKey: parts.cookieKey,
    ownNames: ownNames({ ...config, machineName: hostname() }),
    ...readiness,
    findUser: createUserFinder(parts),
    findRecipient: createRecipientFinder(parts),
    countTry: createTryCounter(parts),
    registerRoutes: (routes) => registerFeatures(routes, parts),
  });
  teardown.add(() => drain(server, { withinMs: drainMs }));
  return listen(server, config);
}
