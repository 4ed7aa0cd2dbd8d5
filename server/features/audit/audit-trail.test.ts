import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { AuditView } from './audit-trail.ts';
import { createTampering } from './tampering.test-helper.ts';

const { db } = await createTestDatabase();
const { trail, tamper, found, empty } = createTampering(db);

beforeEach(() => empty());

function setup() {
  const ticket = randomUUID();
  const view = (change: Partial<AuditView> = {}): Promise<number | undefined> =>
    db.transaction().execute((trx) =>
      trail.recordView(trx, {
        owner: 'guest:a',
        actor: 'owner',
        action: 'document.viewed',
        ticket,
        fields: { device: 'guest' },
        ...change,
      }),
    );
  return { view, ticket };
}

test('whoever looks again within ten minutes writes no second line', async () => {
  const { view } = setup();
  expect([await view(), await view()]).toEqual([1, undefined]);
  await tamper(`update audit_events set at = at - interval '601 seconds'`);
  expect([await view(), await view()]).toEqual([2, undefined]);
});

test('twenty who look at once write one line', async () => {
  const { view } = setup();
  const numbers = await Promise.all(Array.from({ length: 20 }, () => view()));
  expect(numbers.filter((number) => number !== undefined)).toEqual([1]);
});

test('another document, session, action or owner is another look', async () => {
  const { view } = setup();
  await view();
  expect(await view({ ticket: randomUUID() })).toBe(2);
  expect(await view({ fields: { session: '0123abcd' } })).toBe(3);
  expect(await view({ action: 'document.interpretation_viewed' })).toBe(4);
  expect(await view({ owner: 'guest:b' })).toBe(1);
  expect(await found()).toEqual([]);
});

test('what is undone with its transaction was never written', async () => {
  const { view, ticket } = setup();
  const event = { owner: 'guest:a', actor: 'owner', action: 'document.deleted', ticket } as const;
  const undone = db.transaction().execute(async (trx) => {
    await trail.record(trx, event);
    throw new Error('No.');
  });
  await expect(undone).rejects.toThrow('No.');
  expect(await view()).toBe(1);
  expect(await found()).toEqual([]);
});

test('fields are stored with their names in order', async () => {
  const { view } = setup();
  await view({ fields: { session: '0123abcd', bytes: 3 } });
  expect(await db.selectFrom('audit_events').select('fields').execute()).toEqual([
    { fields: '{"bytes":3,"session":"0123abcd"}' },
  ]);
});

test('the look for an earlier line needs one index and no more', async () => {
  const { view } = setup();
  await view();
  const plan = await db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from audit_events
      where ticket = ${randomUUID()} and action = 'document.viewed' and at > now()`.execute(connection);
    await sql`reset enable_seqscan`.execute(connection);
    return rows.map((row) => row['QUERY PLAN']).join();
  });
  expect(plan).toMatch(/Index Cond: .*ticket.*action.*at/);
});
