import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminAccount } from '#core/accounts/administration.ts';
import { AdminAccounts, AdminOverview } from '#core/accounts/administration.ts';
import { monthsAfter, periodOf } from '#core/plans/period.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { defineQueue } from '#server/jobs/queue.ts';
import { addUser } from '#tests/support/add-user.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { z } from 'zod';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  for (const table of ['documents', 'users', 'attempts', 'mails', 'upload_counts'])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

async function setup() {
  const server = await createDocumentServer(database);
  const admin = await server.meetAdmin({ username: 'root' });
  const ask = async (url: string) => (await admin.get(url)).json().data;
  const accounts = async (after?: number): Promise<AdminAccounts> =>
    AdminAccounts.parse(await ask(`/api/admin/accounts${after === undefined ? '' : `?after=${after}`}`));
  const accountOf = async (username: string): Promise<AdminAccount | undefined> =>
    (await accounts()).accounts.find((account) => account.username === username);
  const changePlan = (id: number | string, body: object) =>
    admin.ask({ method: 'PUT', url: `/api/admin/accounts/${id}/plan`, payload: body });
  const overview = async (): Promise<AdminOverview> => AdminOverview.parse(await ask('/api/admin/overview'));
  return { ...server, admin, accounts, accountOf, changePlan, overview };
}

describe('the overview', () => {
  test('counts accounts by the plan that counts, guests’ documents and what is stored', async () => {
    const { overview, meetGuest, meetUser, kept } = await setup();
    const [guest, user] = [await meetGuest(), await meetUser()];
    await addUser(db, { plan: 'premium', nextPlan: { plan: 'free', at: new Date(Date.now() - 1000) } });
    await guest.upload(uploadForm({ file: 'Sodium 139' }));
    await kept.runAll();
    await user.upload(uploadForm({ file: 'Potassium 4' }));

    expect(await overview()).toMatchObject({
      accounts: { total: 3, byPlan: { free: 1, basic: 0, premium: 2 } },
      guests: { documents: 1 },
      documents: { byStage: { explained: 1, waiting: 1 }, bytes: 21 },
    });
  });

  test('says how mail is doing', async () => {
    const { overview, admin } = await setup();
    const written = new Date('2026-01-02T03:04:05Z');
    await sql`insert into mails (id, user_id, kind, state, created_at) values
      (gen_random_uuid(), ${admin.user.id}, 'verify_email', 'waiting', ${written}),
      (gen_random_uuid(), ${admin.user.id}, 'verify_email', 'waiting', now()),
      (gen_random_uuid(), ${admin.user.id}, 'verify_email', 'failed', '2025-01-01')`.execute(db);

    const { mail } = await overview();

    expect(mail).toEqual({
      isConfigured: false,
      byState: { waiting: 2, failed: 1 },
      oldestWaitingAt: written.toISOString(),
    });
  });

  test('counts jobs by what they wait for', async () => {
    const { overview } = await setup();
    expect((await overview()).jobs).toEqual([]);
    const queue = defineQueue({ name: 'read-things', payload: z.object({ id: z.number() }), maxSeconds: 60 });
    const jobs = await startJobs({ address: database.address, queues: [queue], log: createMemoryLog() });
    for (const id of [1, 2]) await jobs.send(queue, { id });
    await sql`update jobs.job set state = 'active' where (data->>'id') = '2'`.execute(db);
    await sql`insert into jobs.job (name, data) values ('read-things.given-up', '{"id":3}')`.execute(db);

    const counted = (await overview()).jobs;

    await jobs.stop({ withinMs: 1000 });
    expect(counted).toEqual([{ queue: 'read-things', waiting: 1, running: 1, givenUp: 1 }]);
  });
});

describe('the accounts', () => {
  test('come fifty at a time, each once, whoever goes meanwhile', async () => {
    const { accounts } = await setup();
    for (let count = 0; count < 104; count += 1) await addUser(db);

    const first = await accounts();
    await db.deleteFrom('users').where('id', '=', String(first.accounts[10]?.id)).execute();
    const second = await accounts(first.next ?? 0);
    const third = await accounts(second.next ?? 0);

    expect([first, second, third].map((page) => page.accounts.length)).toEqual([50, 50, 5]);
    expect(third.next).toBeNull();
    const ids = [first, second, third].flatMap((page) => page.accounts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(105);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('show use and factors, and nothing of documents but how many and how large', async () => {
    const { accountOf, meetUser, accounts } = await setup();
    const user = await meetUser({ username: 'bea', timeZone: 'Pacific/Auckland' });
    await user.upload(uploadForm({ title: 'CANARY title', file: 'CANARY text' }));
    await user.upload(uploadForm({ file: 'Sodium 139' }));
    await db.updateTable('documents').set({ deleted_at: new Date() }).where('file_size', '=', 10).execute();
    await sql`insert into totp_factors (user_id, sealed_seed, confirmed_at) values (${user.user.id}, '', now())`.execute(
      db,
    );
    const lastMonth = periodOf(monthsAfter(new Date(), -1, 'Pacific/Auckland'), 'Pacific/Auckland');
    await db.insertInto('upload_counts').values({ owner: user.owner, period: lastMonth, used: 9 }).execute();

    expect(await accountOf('bea')).toMatchObject({
      id: user.user.id,
      plan: 'premium',
      nextPlan: null,
      isAdmin: false,
      hasVerifiedEmail: false,
      hasSecondFactor: true,
      uploadsThisMonth: 2,
      documents: 1,
      bytes: 11,
      seenAt: expect.stringMatching(/^20.*Z$/),
    });
    expect(JSON.stringify(await accounts())).not.toMatch(/CANARY|guest:|temp-|report\.txt/);
  });

  test('an app that was never confirmed is no second factor', async () => {
    const { accountOf, meetUser } = await setup();
    const user = await meetUser({ username: 'bea' });
    await sql`insert into totp_factors (user_id, sealed_seed) values (${user.user.id}, '')`.execute(db);
    expect((await accountOf('bea'))?.hasSecondFactor).toBe(false);
  });

  test.each(['-1', '1e400', 'x', '1;drop table users', '99999999999999999999', 'NaN'])(
    'after %j is no place in them',
    async (after) => {
      const { admin } = await setup();
      expect((await admin.get(`/api/admin/accounts?after=${encodeURIComponent(after)}`)).statusCode).toBe(400);
    },
  );
});

describe('a plan that is given', () => {
  test('counts at once or from the next cycle on, and its owner finds it in their log', async () => {
    const { changePlan, meetUser } = await setup();
    const { user, owner } = await meetUser();

    const later = await changePlan(user.id, { plan: 'basic', when: 'next_cycle' });
    const now = await changePlan(user.id, { plan: 'free', when: 'now' });

    expect(later.json().data).toMatchObject({ plan: 'premium', nextPlan: 'basic' });
    expect(now.json().data).toMatchObject({ plan: 'free', nextPlan: null });
    const events = await db
      .selectFrom('audit_events')
      .select('actor')
      .where('owner', '=', owner)
      .where('action', '=', 'account.plan_changed')
      .execute();
    expect(events).toEqual([{ actor: 'operator' }, { actor: 'operator' }]);
  });

  test.each([
    ['a plan that there is not', { plan: 'gold', when: 'now' }],
    ['no moment', { plan: 'free' }],
    ['more than was asked for', { plan: 'free', when: 'now', isAdmin: true }],
  ])('is refused with %s', async (_what, body) => {
    const { changePlan, meetUser, accountOf } = await setup();
    const { user } = await meetUser({ username: 'bea' });
    expect((await changePlan(user.id, body)).statusCode).toBe(400);
    expect(await accountOf('bea')).toMatchObject({ plan: 'premium', nextPlan: null, isAdmin: false });
  });

  test('to nobody is answered as such', async () => {
    const { changePlan } = await setup();
    const answer = await changePlan(2_000_000_000, { plan: 'free', when: 'now' });
    expect([answer.statusCode, answer.json().code ?? answer.json().error?.code]).toEqual([404, 'account.not_found']);
  });

  test('by somebody who is not an administrator changes nothing', async () => {
    const { meetUser, accountOf } = await setup();
    const user = await meetUser({ username: 'bea' });
    const url = `/api/admin/accounts/${user.user.id}/plan`;
    const { statusCode } = await user.ask({ method: 'PUT', url, payload: { plan: 'free', when: 'now' } });
    expect(statusCode).toBe(404);
    expect(await accountOf('bea')).toMatchObject({ plan: 'premium' });
  });
});
