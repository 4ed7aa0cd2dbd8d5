import { sql } from 'kysely';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

/** Nothing that is due waits, nothing runs that nobody runs, and nothing was given up that should have come to its end. */
export const noJobIsStuck: Invariant = {
  name: 'no job is stuck',
  check: ({ world }) => openJobs(world),
};

/** Jobs that are not done and not for later. `forSeconds` counts as due what will be so by then. */
export async function openJobs({ db }: World, { forSeconds = 0 } = {}): Promise<string[]> {
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text, count(*)::int as count from jobs.job
    where (state = 'active' or (state in ('created', 'retry') and name <> 'send-mail'
        and start_after <= now() + make_interval(secs => ${forSeconds}))
      or (name like '%.given-up' and state = 'failed') or (state = 'failed' and name not like '%.given-up'))
      and not starts_with(name, '__')
    group by name, state`.execute(db);
  return rows.map(({ name, state, count }) => `${count} of ${name} ${state}`);
}
