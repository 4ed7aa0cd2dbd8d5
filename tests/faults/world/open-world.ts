import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterIn } from '#server/adapters/postgres/cluster-home.ts';
import { socketFolderFor, socketPort } from '#server/adapters/postgres/socket-folder.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { freePort } from '#tests/support/app-server.ts';
import { hurryVariable } from '../inside/order.ts';
import type { Random } from '../random.ts';
import { startBeside, type BesideWithUrl } from './beside.ts';
import { startBucketProxy } from './bucket-proxy.ts';
import type { Ground } from './ground.ts';
import { makeHome } from './homes.ts';
import { isReady, startProgram, type Program } from './program.ts';
import type { Bucket, World } from './world.ts';

export type Kind = 'own' | 'shared';

/** What stands around the program, and what undoes it. */
type Around = {
  /** Where the product is told to keep everything; nothing where it keeps it in its own data folder. */
  place: { database: string; files: string } | undefined;
  env: Record<string, string>;
  address: DatabaseAddress;
  databaseHome: string;
  bucket: Bucket | undefined;
  undo(): Promise<void>;
};

type Asked = { ground: Ground; random: Random; kind: Kind; name: string; env: Record<string, string> };

const stopWithinMs = 20_000;

export async function openWorld({ ground, random, kind, name, env: more }: Asked): Promise<World> {
  const folder = join(ground.folder, name);
  const home = makeHome(folder);
  const { dataDir, temporary } = home;
  let around = kind === 'own' ? layOwn(ground, dataDir) : await layShared(ground, name, 'schema');
  const port = await freePort();
  const env: Record<string, string> = {
    ...{ PORT: String(port), DATA_DIR: dataDir, TMPDIR: temporary, RATE_LIMIT: '0', MIN_FREE_BYTES: '0' },
    READER: process.env['READER'] ?? 'sources',
    ...{ DEFAULT_PLAN: 'premium', GUEST_DOCUMENTS: '2', [hurryVariable]: '1' },
    ...settingsOf(around),
    ...more,
  };
  const firstUrl = `http://localhost:${port}`;
  const programs: Program[] = [];
  const current = (): Program => {
    const program = programs.at(-1);
    if (program === undefined) throw new Error('Nothing was started yet.');
    return program;
  };
  let running: Program | undefined;
  const others: BesideWithUrl[] = [];
  let turn = 0;
  /** As a balancer does, that knows who is up. */
  const url = (): string => {
    const first = running?.hasEnded() === true ? [] : [firstUrl];
    const up = [...first, ...others.flatMap((other) => other.url() ?? [])];
    return up[turn++ % up.length] ?? firstUrl;
  };

  const world: World = {
    ...{ random, folder, dataDir, homes: [home], env, url, programs, db: look(around), answers: [], undo: [] },
    canary: `kanarie${random.branch('canary').letters(12)}`,
    bucket: around.bucket,
    mail: undefined,
    program: () => running ?? current(),
    config: () => readConfig(env),
    databasePid: () => postmasterIn(around.databaseHome),
    databaseCluster: () => clusterIn(around.databaseHome),
    async start(also = {}) {
      if (running !== undefined && !running.hasEnded()) return;
      running = startProgram(['server/main.ts'], { ...env, ...also });
      programs.push(running);
      await isReady(running, firstUrl);
    },
    async stop() {
      if (running === undefined || running.hasEnded()) return undefined;
      const from = performance.now();
      running.signal('SIGTERM');
      const ending = await Promise.race([running.ended, pause(stopWithinMs + 5_000, undefined, { ref: false })]);
      if (ending === undefined) running.signal('SIGKILL');
      return { code: (await running.ended).code, ms: Math.round(performance.now() - from) };
    },
    async kill() {
      running?.signal('SIGKILL');
      await running?.ended;
    },
    async startBeside(role) {
      const keep = (program: Program) => void programs.push(program);
      const other = await startBeside({ role, folder: join(folder, `beside-${others.length + 1}`), env, keep });
      others.push(other);
      world.homes = [home, ...others.map((each) => each.home)];
      world.undo.push(async () => {
        other.program().signal('SIGKILL');
        await other.program().ended;
      });
      return other;
    },
    async command(args, also = {}) {
      const program = startProgram(['server/cli/admin.ts', ...args], { ...env, ...also });
      programs.push(program);
      const { code } = await program.ended;
      return { code, out: program.printed() };
    },
    async layOtherPlace() {
      const other = await layShared(ground, `${name}-other`, 'nothing');
      world.undo.push(other.undo);
      const { database, files } = other.place;
      return {
        options: ['--to', database, '--files', files],
        env: other.env,
        async settle() {
          Object.assign(env, settingsOf(other));
          await world.db.destroy();
          [around, world.db, world.bucket] = [other, look(other), other.bucket];
        },
      };
    },
    async close() {
      await world.kill();
      await world.db.destroy();
      await waitUntilGone(join(dataDir, 'postgres'));
      for (const each of world.undo.toReversed()) await each();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
  world.undo.push(around.undo);
  return world;
}

const look = ({ address }: Around) => connect(createPool(address, { max: 2, applicationName: 'faults' }));

const settingsOf = ({ env, place }: Around): Record<string, string> => ({
  ...env,
  ...(place && { DATABASE_URL: place.database, FILES: place.files }),
});

function layOwn(ground: Ground, dataDir: string): Around {
  ground.layDataDir(dataDir);
  const home = join(dataDir, 'postgres');
  const address = { host: socketFolderFor(home), port: socketPort, user: 'readback', database: 'postgres' };
  const undo = () => Promise.resolve();
  return { place: undefined, env: {}, address, databaseHome: home, bucket: undefined, undo };
}

async function layShared(ground: Ground, name: string, holds: 'schema' | 'nothing') {
  const { s3, home, makeDatabase, dropDatabase } = await ground.shared();
  const database = name.replaceAll('-', '_');
  const address = await makeDatabase(database, holds);
  const proxy = await startBucketProxy(s3.place.endpoint ?? '');
  const { bucket, credentials } = s3.place;
  const host = encodeURIComponent(address.host);
  return {
    place: {
      database: `postgres://${address.user}@localhost:${address.port}/${database}?host=${host}`,
      files: `s3://${bucket}/${name}`,
    },
    env: {
      S3_ENDPOINT: proxy.url,
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    },
    address,
    databaseHome: join(home, 'postgres'),
    bucket: { turn: proxy.turn },
    undo: async () => {
      await proxy.close();
      await dropDatabase(database);
    },
  };
}

function postmasterIn(home: string): number | undefined {
  const file = join(clusterIn(home), 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return pid > 0 && existsSync(`/proc/${pid}`) ? pid : undefined;
}

/** The database of a program that was killed still writes its last files for a moment. */
async function waitUntilGone(home: string): Promise<void> {
  for (let tries = 0; postmasterIn(home) !== undefined && tries < 200; tries += 1) await pause(50);
}
