import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { openDatabase } from '#server/adapters/postgres/open-database.ts';
import { readConfig, type Config } from '#server/config.ts';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { startS3Server, type S3Server } from './s3-server.ts';

/** Where an installation is, as the environment of the program and as the options of `move`. */
export type Place = { env: Record<string, string>; options: string[] };

/** Places of every kind: a database server where the program is nobody special, a server that speaks S3, and folders. */
export type Places = {
  s3: S3Server;
  add(database: 'embedded' | 'server', files: 'folder' | 'bucket'): Promise<Place>;
  stop(): Promise<void>;
};

const role = 'readback_app';

export async function openPlaces(): Promise<Places> {
  const root = mkdtempSync(join(tmpdir(), 'readback-places-'));
  // The system user of the database has to get through.
  chmodSync(root, 0o711);
  const [server, s3] = await Promise.all([startEmbeddedPostgres({ dataDir: join(root, 'server') }), startS3Server()]);
  const admin = createPool(server.connection, { max: 1 });
  await admin.query(`create role ${role} login`);

  const newDatabase = async (): Promise<string> => {
    const name = `db_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} owner ${role}`);
    const { host, port } = server.connection;
    return `postgresql://${role}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  };
  const newFolder = async (): Promise<string> => {
    const folder = join(root, randomUUID());
    await mkdir(folder, { mode: 0o711 });
    return folder;
  };
  return {
    s3,
    async add(database, files) {
      const url = database === 'server' ? await newDatabase() : undefined;
      const bucket = files === 'bucket' ? `s3://${s3.place.bucket}/${randomUUID()}` : undefined;
      const dataDir = await newFolder();
      const needsFolder = url === undefined || bucket === undefined;
      return {
        env: {
          DATA_DIR: dataDir,
          ...(url !== undefined && { DATABASE_URL: url }),
          ...(bucket !== undefined && { FILES: bucket }),
          ...accessOf(s3),
        },
        options: [
          ...['--to', url ?? 'embedded', '--files', bucket ?? 'folder'],
          ...(needsFolder ? ['--data-dir', dataDir] : []),
        ],
      };
    },
    async stop() {
      await admin.end();
      await Promise.all([server.stop(), s3.stop()]);
      await rm(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function accessOf({ place }: S3Server): Record<string, string> {
  return {
    S3_ENDPOINT: place.endpoint ?? '',
    S3_REGION: place.region,
    S3_ACCESS_KEY_ID: place.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: place.credentials?.secretAccessKey ?? '',
  };
}

export type OpenedPlace = { config: Config; address: DatabaseAddress; pool: Pool; files: FileStore };

/** Works with what lies at a place while no program runs there. */
export async function atPlace<Result>(
  { env }: Place,
  work: (opened: OpenedPlace) => Promise<Result>,
  { applicationName = 'elsewhere' } = {},
): Promise<Result> {
  const config = readConfig(env);
  const { address, close } = await openDatabase({ ...config, onRestart: () => undefined });
  const pool = createPool(address, { applicationName });
  try {
    return await work({ config, address, pool, files: await openFileStore(config) });
  } finally {
    await pool.end();
    await close();
  }
}

/** What is at a place: of every table all rows, of every sequence where it stands, of every file its bytes, as hashes. */
export type Picture = Record<string, string>;

// A crash empties this one.
const forgotten = 'request_counts';

export const pictureOf = (place: Place): Promise<Picture> =>
  atPlace(place, async ({ pool, files }) => {
    const picture: Picture = {};
    const { rows } = await pool.query<{ name: string; kind: string }>(
      `select c.oid::regclass::text as name, relkind as kind from pg_class c
       where relnamespace in ('public'::regnamespace, to_regnamespace('jobs')) and relkind in ('r', 'p', 'S')
         and not relispartition and relname <> $1 and relname not like 'kysely%' order by 1`,
      [forgotten],
    );
    for (const { name, kind } of rows) {
      const what = kind === 'S' ? `last_value::text || is_called` : `one::text`;
      const found = await pool.query<{ line: string }>(`select ${what} as line from ${name} as one order by 1`);
      picture[name] = `${found.rowCount} ${hashOf(found.rows.map(({ line }) => line).join('\n'))}`;
    }
    for await (const { name } of files.list()) {
      const hash = createHash('sha256');
      for await (const chunk of files.read(name)) hash.update(chunk);
      picture[`file ${name}`] = hash.digest('hex');
    }
    return picture;
  });

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
