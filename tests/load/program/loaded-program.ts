import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createPool } from '#server/db/pool.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { removeDataDir, startApp, type AppServer } from '#tests/support/app-server.ts';
import { parentOf } from './process-figures.ts';
import { startWorker, type Worker } from './start-worker.ts';

/** The real program on a database and a folder of its own, and what looks into both. */
export type LoadedProgram = {
  /** Where it answers: more than one with several web processes. */
  origins: string[];
  /** The processes that answer requests. */
  webPids: number[];
  dataDir: string;
  databaseUrl: string;
  db: Kysely<Database>;
  pool: Pool;
  keyRing: KeyRing;
  /** What the processes that answer have said and logged. */
  printed(): string;
  /** Whether one of them is gone. */
  hasEnded(): boolean;
  /** Starts a process that reads documents on the same data. */
  addWorker(env?: Record<string, string>): Promise<Worker>;
  stop(): Promise<void>;
};

type Options = {
  /** How many processes answer. One does all the work; several leave the reading to one more. Those without readers leave it to nobody. */
  web?: number;
  readers?: boolean;
  env?: Record<string, string>;
  /** A folder that each process writes a profile of its processor time to when it ends. */
  profileDir?: string | undefined;
};

/** On the server of DATABASE_URL where there is one, which has to be empty; otherwise on the one that the program brings along. */
export async function startLoadedProgram({
  web = 1,
  readers = true,
  env = {},
  profileDir,
}: Options = {}): Promise<LoadedProgram> {
  const dataDir = mkdtempSync(join(tmpdir(), 'readback-load-'));
  chmodSync(dataDir, 0o711);
  const masterKey = randomBytes(32);
  const server = await openServer(dataDir);
  const pool = createPool({ connectionString: server.url }, { applicationName: 'readback-load' });
  const db = connect(pool);
  const settings = {
    DATABASE_URL: server.url,
    MASTER_KEY: masterKey.toString('base64'),
    DEFAULT_PLAN: 'premium',
    RATE_LIMIT: '0',
    TRUST_PROXY: 'true',
    // As the image and `npm start` set it.
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: `--max-old-space-size=512${profileDir === undefined ? '' : ` --cpu-prof --cpu-prof-dir=${profileDir}`}`,
    ...env,
  };
  const apps: AppServer[] = [];
  const workers: Worker[] = [];
  const addWorker = async (more: Record<string, string> = {}) => {
    const worker = await startWorker(dataDir, { ...settings, ...more });
    workers.push(worker);
    return worker;
  };
  const stop = async () => {
    await db.destroy();
    await Promise.all([...apps, ...workers].map((each) => each.stop()));
    await server.stop();
    await removeDataDir(dataDir);
  };
  try {
    const role = web === 1 && readers ? 'all' : 'web';
    for (let number = 0; number < web; number += 1)
      apps.push(await startApp({ dataDir, env: { ...settings, ROLE: role } }));
    if (role === 'web' && readers) await addWorker();
    return {
      origins: apps.map(({ url }) => url),
      webPids: apps.map(({ process }) => process.pid ?? 0),
      dataDir,
      databaseUrl: server.url,
      db,
      pool,
      keyRing: createKeyRing(masterKey),
      printed: () => apps.map((app) => app.printed()).join('\n'),
      hasEnded: () => apps.some(({ process }) => process.exitCode !== null || process.signalCode !== null),
      addWorker,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openServer(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, settings: { max_connections: 100 } });
  const { host, port, user, database } = connection;
  return { url: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`, stop };
}

/** The process that all sessions of the database server are started by, where it runs on this machine. */
export async function databasePid(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
}
