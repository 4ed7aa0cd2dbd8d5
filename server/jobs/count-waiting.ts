import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type WaitingJobs = {
  queue: string;
  waiting: number;
  /** How long the oldest could have run already; 0 where none waits. */
  oldestSeconds: number;
};

/** The jobs of each queue that could run and do not yet. Those put off to a later time are not among them. */
export async function countWaiting(db: Kysely<Database>): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select queue.name as queue,
      count(job.id)::int as waiting,
      coalesce(extract(epoch from now() - min(greatest(job.created_on, job.start_after))), 0)::float8 as "oldestSeconds"
    from jobs.queue left join jobs.job
      on job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
    group by queue.name order by queue.name`.execute(db);
  return rows.filter(({ queue }) => !queue.startsWith('__'));
}
