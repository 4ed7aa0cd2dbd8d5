import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type JobCounts = { queue: string; waiting: number; running: number; givenUp: number };

type Row = { name: string; waiting: number; running: number; all: number };

/** How many jobs there are in each queue. Those that ran are left out; those that were given up are counted for a day. */
export async function countJobs(db: Kysely<Database>): Promise<JobCounts[]> {
  const { rows: found } = await sql<{
    isThere: boolean;
  }>`select to_regclass('jobs.job') is not null as "isThere"`.execute(db);
  if (found[0]?.isThere !== true) return [];
  const { rows } = await sql<Row>`
    select queue.name,
      count(job.id) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(job.id) filter (where job.state = 'active')::int as running,
      count(job.id)::int as all
    from jobs.queue left join jobs.job on job.name = queue.name
    group by queue.name order by queue.name`.execute(db);
  const givenUp = new Map(rows.map(({ name, all }) => [name, all]));
  return rows
    .filter(({ name }) => !name.includes('.given-up') && !name.startsWith('__'))
    .map(({ name, waiting, running }) => ({
      queue: name,
      waiting,
      running,
      givenUp: givenUp.get(`${name}.given-up`) ?? 0,
    }));
}
