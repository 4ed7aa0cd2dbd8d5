import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { openJobs } from './invariants/no-job-is-stuck.ts';
import type { Scene } from './story/step.ts';

/** Far longer than a job that was lost with its process is away, since the machine may be busy. */
const withinMs = 120_000;
/** A job that was put off, or is tried again, comes back in less: nothing begins while it is looked whether all is well. */
const backWithinSeconds = 10;

/** Waits until nothing is left to do. What is still going on then, the invariants find. */
export async function waitUntilQuiet(scene: Scene): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await isQuiet(scene).catch(() => false)) return;
    await pause(100);
  }
}

async function isQuiet({ world }: Scene): Promise<boolean> {
  const { db, program } = world;
  if (!/storage\.swept/.test(program().printed())) return false;
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from documents
    where (stage not in ('explained', 'unreadable') and deleted_at is null)
      or deleted_at <= now() - interval '5 minutes'`.execute(db);
  if (rows[0]?.unread !== 0) return false;
  return (await openJobs(world, { forSeconds: backWithinSeconds })).length === 0;
}

/** A job that was lost with its process is found by its missing heartbeat, ten seconds later. To the database that time has passed. */
export async function ageLostJobs({ world: { db } }: Scene): Promise<void> {
  await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'
    where state = 'active' and started_on < now() - interval '3 seconds'
      and heartbeat_on < now() - interval '2 seconds'`
    .execute(db)
    .catch(() => undefined);
}
