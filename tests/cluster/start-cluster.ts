import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openS3FileStore } from '#server/adapters/file-store/s3.ts';
import { createPool } from '#server/db/pool.ts';
import { freePort, isReadyAt, startProcess, type ProgramProcess } from '../support/program-process.ts';
import type { AppServer, AppServerOptions } from '../support/running-app.ts';
import type { ClusterPlaces } from './cluster-places.ts';
import { startRoundRobin } from './round-robin.ts';

/** One of the processes. It can be killed and started again while the others go on. */
export type Member = {
  role: 'web' | 'worker';
  /** Where it answers by itself; undefined for one that only works. */
  url: string | undefined;
  running(): ProgramProcess;
  start(): Promise<void>;
  kill(): Promise<void>;
  printed(): string;
};

export type Cluster = AppServer & {
  members: readonly Member[];
  /** How many requests each of those that answer was given. */
  given(): number[];
};

// All four are on one machine: each reads one document at a time.
const onOneMachine = { WORKERS: '1', TRUST_PROXY: '1' };
const masterKey = Buffer.alloc(32, 'cluster').toString('base64');

/** Two processes that answer and two that work, on one database and one bucket, behind a proxy that gives each request to the next. */
export async function startCluster(
  places: ClusterPlaces,
  { dataDir, port, env }: Required<AppServerOptions>,
): Promise<Cluster> {
  const shared = sharedSettings(places, dataDir);
  await createDatabase(places, shared.DATABASE_URL);
  const members = await Promise.all(
    (['web', 'web', 'worker', 'worker'] as const).map((role, index) =>
      createMember(role, join(dataDir, `${role}-${1 + (index % 2)}`), { ...onOneMachine, ...shared, ...env }),
    ),
  );
  await startAll(members);
  const ports = members.flatMap(({ url }) => (url === undefined ? [] : [Number(new URL(url).port)]));
  const proxy = await startRoundRobin({ port, to: ports });

  const [first] = members;
  if (first === undefined) throw new Error('A cluster has members.');
  return {
    url: `http://localhost:${port}`,
    dataDir,
    get process() {
      return first.running().process;
    },
    settings: { DATA_DIR: join(dataDir, 'web-1'), ...shared },
    isShared: true,
    folders: [dataDir, ...places.folders],
    database: () => Promise.resolve({ connectionString: shared.DATABASE_URL }),
    storedFiles: () => filesOf(places, shared.FILES),
    printed: () => members.map((member) => member.printed()).join('\n'),
    // The proxy first: left alone for a moment, it would answer 502, as nothing on one machine does.
    kill: async () => void (await Promise.all([proxy.close(), ...members.map((member) => member.kill())])),
    stop: async () => {
      const codes = await Promise.all(members.map((member) => member.running().end('SIGTERM')));
      await proxy.close();
      return codes.find((code) => code !== 0) ?? 0;
    },
    members,
    given: proxy.given,
  };
}

/** All, or none. */
async function startAll(members: readonly Member[]): Promise<void> {
  const starts = await Promise.allSettled(members.map((member) => member.start()));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed === undefined) return;
  await Promise.all(members.map((member) => member.kill()));
  throw failed.reason;
}

/** What all processes of an installation have in common. */
function sharedSettings({ databaseServer, s3 }: ClusterPlaces, dataDir: string) {
  const name = `installation_${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  return {
    DATABASE_URL: `${databaseServer}/${name}`,
    MASTER_KEY: masterKey,
    FILES: `s3://${s3.bucket}/${name}`,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
  };
}

async function createDatabase({ databaseServer }: ClusterPlaces, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const pool = createPool({ connectionString: `${databaseServer}/postgres` }, { max: 1 });
  try {
    const { rowCount } = await pool.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await pool.query(`create database ${name}`);
  } finally {
    await pool.end();
  }
}

async function filesOf({ s3 }: ClusterPlaces, address: string): Promise<string[]> {
  const files = await openS3FileStore({ ...s3, prefix: `${address.split('/').at(-1)}/` });
  return (await Array.fromAsync(files.list())).map(({ name }) => name);
}

async function createMember(role: Member['role'], folder: string, settings: Record<string, string>): Promise<Member> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const url = role === 'web' ? `http://localhost:${port}` : undefined;
  const env = { ...settings, ROLE: role, DATA_DIR: folder, PORT: String(port) };
  const runs: ProgramProcess[] = [];
  const running = () => {
    const latest = runs.at(-1);
    if (latest === undefined) throw new Error(`The process of ${folder} was not started yet.`);
    return latest;
  };
  return {
    role,
    url,
    running,
    start: async () => {
      const program = startProcess(env);
      runs.push(program);
      await program.ready(async () => (url === undefined ? program.printed().includes('is reading') : isReadyAt(url)));
    },
    kill: async () => void (await running().end('SIGKILL')),
    printed: () => runs.map((run) => run.printed()).join('\n'),
  };
}
