import { join } from 'node:path';
import { chooseClusterHome, possibleClusters } from '#server/adapters/postgres/cluster-home.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { findServiceUser } from '#server/adapters/postgres/service-user.ts';
import type { PostgresSettings } from '#server/adapters/postgres/spawn-postgres.ts';
import type { DatabaseAddress } from '#server/db/pool.ts';

export type Cluster = {
  url: string;
  address: DatabaseAddress;
  /** The server's own log, where plans are written; undefined where it cannot be read from here. */
  log: string | undefined;
  /** Starts anew: to be filled, or to serve as it does in the program. */
  restart(purpose: Purpose): Promise<void>;
  stop(): Promise<void>;
};

type Purpose = keyof typeof purposes;

const purposes = {
  // What a power cut takes is filled again.
  filling: {
    fsync: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_wal_size: '8GB',
    checkpoint_timeout: '1h',
    maintenance_work_mem: '256MB',
    work_mem: '64MB',
  },
  serving: {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
  },
} satisfies Record<string, PostgresSettings>;

export async function openCluster({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<Cluster> {
  if (databaseUrl !== undefined) return givenServer(databaseUrl);
  let running = await startEmbeddedPostgres({ dataDir, settings: purposes.serving });
  const { host, port, user, database } = running.connection;
  const home = chooseClusterHome(dataDir, findServiceUser(possibleClusters(dataDir))).path;
  return {
    url: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    address: running.connection,
    log: join(home, 'postgres.log'),
    async restart(purpose) {
      await running.stop();
      running = await startEmbeddedPostgres({ dataDir, settings: purposes[purpose] });
    },
    stop: () => running.stop(),
  };
}

const givenServer = (url: string): Cluster => ({
  url,
  address: { connectionString: url },
  log: undefined,
  restart: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});
