import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Settings of a PostgreSQL that takes nobody for as long as it recovers. */
export const takesNobodyInRecovery = { wal_level: 'replica', hot_standby: 'off' };

const signalIn = (cluster: string) => join(cluster, 'standby.signal');

/** From its next start on, the server of this cluster recovers without an end, as with a long log after a crash. */
export function holdRecovery(cluster: string): void {
  writeFileSync(signalIn(cluster), '');
}

/** Lets it come to the end of its recovery. One that has not started yet is waited for. */
export async function endRecovery(cluster: string): Promise<void> {
  while (existsSync(signalIn(cluster))) {
    writeFileSync(join(cluster, 'promote'), '');
    promote(cluster);
    await pause(50);
  }
}

function promote(cluster: string): void {
  try {
    const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGUSR1');
  } catch {
    // It does not run at this moment.
  }
}
