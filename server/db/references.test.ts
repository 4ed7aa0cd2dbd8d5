import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { db } = await createTestDatabase();

test('an index leads to the rows that go with what they refer to', async () => {
  // Without one, every row that is deleted costs a look at every row of the other table.
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || ' (' || string_agg(attname, ', ' order by attnum) || ')' as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indpred is null and indkey[0] = any(conkey))
    group by conrelid, pg_constraint.oid order by 1`.execute(db);

  // Its index leaves out the mails that are about no share, which are never looked for by one.
  expect(rows).toEqual([{ reference: 'mails (share_id)' }]);
});
