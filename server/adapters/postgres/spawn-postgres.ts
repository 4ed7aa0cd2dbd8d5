import { join } from 'node:path';
import { startChild } from '#server/start-child.ts';
import { clusterIn } from './cluster-home.ts';
import { systemPath, type ServiceUser } from './service-user.ts';
import { socketPort } from './socket-folder.ts';

export type ClusterPlace = { home: string; sockets: string; log: string; bin: string; user: ServiceUser | undefined };
export type PostgresSettings = Readonly<Record<string, string | number>>;

export type PostgresProcess = {
  /** Resolves when the server and its keeper are gone. */
  exited: Promise<void>;
  hasExited(): boolean;
  /** Asks for a fast shutdown. */
  letGo(): void;
};

// Descriptor 3 is a pipe whose other end only the app holds. When the app dies, even by SIGKILL, the reader sees its
// end and shuts PostgreSQL down. The log is opened here, by the service user, and not by root.
const keeper = `
log=$1; shift
exec >>"$log" 2>&1
"$@" 3<&- &
server=$!
( while read -r _ <&3; do :; done; kill -INT $server ) &
reader=$!
trap 'kill -INT $server' TERM INT
exec 3<&-
wait $server; status=$?
while kill -0 $server 2>/dev/null; do wait $server; status=$?; done
kill $reader 2>/dev/null
exit $status`;

/** One person's documents on a small machine, not a database server of its own. */
const smallServer: PostgresSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: 40,
  max_wal_size: '256MB',
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  wal_level: 'minimal',
  max_wal_senders: 0,
  timezone: 'UTC',
  // An error's text can quote a value of a row, so errors stay out of the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** Rejects where the system does not start it. */
export async function spawnPostgres(
  { home, sockets, log, bin, user }: ClusterPlace,
  settings: PostgresSettings,
): Promise<PostgresProcess> {
  const options = Object.entries({ ...smallServer, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = [join(bin, 'postgres'), '-D', clusterIn(home), '-k', sockets, '-p', String(socketPort), ...options];
  const child = await startChild('/bin/sh', ['-c', keeper, 'sh', log, ...server], {
    ...user,
    cwd: home,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true, // Ctrl+C in the terminal reaches the app alone, which then stops its database in order.
    env: { PATH: systemPath, LC_ALL: 'C' },
  });
  const lifeline = child.stdio[3];
  lifeline?.on('error', () => undefined);

  let gone = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      gone = true;
      resolve();
    });
  });
  return { exited, hasExited: () => gone, letGo: () => lifeline?.destroy() };
}
