import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { JobHandler, Jobs, Turn } from '#server/jobs/jobs.ts';

type KeptJob = { queue: string; payload: object; after_seconds: number | null };

/** A queue in a table of the test's database that keeps its jobs until the test runs them. */
export async function createKeptJobs(db: Kysely<Database>) {
  const owner = randomUUID();
  const handlers = new Map<string, (payload: object) => Promise<void>>();
  await sql`create table if not exists kept_jobs
    (number serial, owner uuid, queue text, payload jsonb, after_seconds int, turn jsonb)`.execute(db);

  const jobs: Jobs = {
    async send({ name }, payload, { within, afterSeconds = null, turn = null } = {}) {
      await sql`insert into kept_jobs (owner, queue, payload, after_seconds, turn)
        values (${owner}, ${name}, ${JSON.stringify(payload)}, ${afterSeconds}, ${JSON.stringify(turn)})`.execute(
        within ?? db,
      );
    },
  };

  return {
    jobs,
    async waiting(): Promise<KeptJob[]> {
      const { rows } = await sql<KeptJob>`select queue, payload, after_seconds from kept_jobs
        where owner = ${owner} order by number`.execute(db);
      return rows;
    },
    /** Whose turn each of those that wait is. */
    async turns(): Promise<(Turn | null)[]> {
      const { rows } = await sql<{ turn: Turn | null }>`select turn from kept_jobs
        where owner = ${owner} order by number`.execute(db);
      return rows.map(({ turn }) => turn);
    },
    handle<Payload extends object>({ queue, run }: JobHandler<Payload>) {
      handlers.set(queue.name, (payload) =>
        run(queue.payload.parse(payload), { signal: new AbortController().signal, attempt: 1 }),
      );
    },
    /** Runs what waits, its delays left out. */
    async runAll() {
      const { rows } = await sql<KeptJob>`delete from kept_jobs where owner = ${owner} returning *`.execute(db);
      for (const { queue, payload } of rows) await handlers.get(queue)?.(payload);
    },
  };
}
