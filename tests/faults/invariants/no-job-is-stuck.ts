import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** Nothing that is due waits, nothing runs that nobody runs, and nothing was given up that should have come to its end. */
export const noJobIsStuck: Invariant = {
  name: 'no job is stuck',
  async check({ world: { db } }) {
    const { rows } = await sql<{ name: string; state: string; count: number }>`
      select name, state::text, count(*)::int as count from jobs.job
      where (state = 'active' or (state in ('created', 'retry') and start_after <= now() and name <> 'send-mail')
        or (name like '%.given-up' and state = 'failed') or (state = 'failed' and name not like '%.given-up'))
        and not starts_with(name, '__')
      group by name, state`.execute(db);
    return rows.map(({ name, state, count }) => `${count} of ${name} ${state}`);
  },
};
