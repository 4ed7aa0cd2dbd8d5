import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PlanName } from '#core/plans/plans.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { expireDocuments } from './expire-documents.ts';
import { retentionSweep } from './retention-sweep.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

const list = '/api/medical-documents';
const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`;

async function setup(plan: PlanName = 'free') {
  const server = await createDocumentServer(database, { accountRules: { defaultPlan: plan } });
  const expire = (batchSize?: number) => expireDocuments({ ...server.parts, ...(batchSize && { batchSize }) });
  const uploadedAgo = (interval: string) => sql`update documents set uploaded_at = ${ago(interval)}`.execute(db);
  const actions = async (owner: string) => {
    const rows = await db
      .selectFrom('audit_events')
      .select('action')
      .where('owner', '=', owner)
      .orderBy('number')
      .execute();
    return rows.map(({ action }) => action).filter((action) => action.startsWith('document.'));
  };

  /** Somebody with a document that was read, who has left the page. */
  const meetOwner = async () => {
    const ana = await server.meetUser();
    await ana.upload(uploadForm());
    await server.kept.runAll();
    const id = String(ana.user.id);
    const change = (values: object) => db.updateTable('users').set(values).where('id', '=', id).execute();
    const signOutAgo = async (interval: string) => {
      await db.deleteFrom('sessions').where('user_id', '=', id).execute();
      await change({ signed_out_at: ago(interval), created_at: ago('1 year') });
    };
    const seenAgo = (interval: string, more: object = {}) =>
      db
        .updateTable('sessions')
        .set({ seen_at: ago(interval), created_at: ago(interval), ...more })
        .where('user_id', '=', id)
        .execute();
    const signIn = () =>
      server.openBrowser({}, ana.remoteAddress).ask({
        method: 'POST',
        url: '/api/users/login',
        payload: { username: ana.username, password: ana.password },
      });
    const has = async () => {
      const rows = await db.selectFrom('documents').select('deleted_at').where('owner', '=', ana.owner).execute();
      return rows.filter(({ deleted_at }) => deleted_at === null).length;
    };
    return { ...ana, id, change, signOutAgo, seenAgo, signIn, has };
  };
  return { ...server, expire, uploadedAgo, actions, meetOwner };
}

describe("a guest's document", () => {
  test('is removed 24 hours after its upload, and not before', async () => {
    const { meetGuest, expire, uploadedAgo } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm());

    await uploadedAgo('23 hours 59 minutes');
    expect(await expire()).toBe(0);
    await uploadedAgo('24 hours');
    expect(await expire()).toBe(1);
    expect((await guest.get(list)).json().data).toEqual([]);
  });

  test('is told with its time from the first answer on', async () => {
    const { meetGuest } = await setup();
    const guest = await meetGuest();

    const { id, uploadedAt, removedAt } = (await guest.upload(uploadForm())).json().data;

    expect(Date.parse(removedAt) - Date.parse(uploadedAt)).toBe(24 * 60 * 60 * 1000);
    expect((await guest.get(`${list}/${id}`)).json().data).toMatchObject({ removedAt });
    expect((await guest.get(list)).json().data).toMatchObject([{ removedAt }]);
  });

  test('leaves nothing: no key at once, no row and no file after the job', async () => {
    const { meetGuest, expire, uploadedAgo, kept, files, actions } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm());
    await kept.runAll();
    const { owner } = await db.selectFrom('documents').select('owner').executeTakeFirstOrThrow();
    await uploadedAgo('25 hours');

    await expire();
    expect(await db.selectFrom('document_keys').selectAll().execute()).toEqual([]);
    await kept.runAll();

    expect(await db.selectFrom('documents').selectAll().execute()).toEqual([]);
    expect(await namesOf(files)).toEqual([]);
    expect((await actions(owner)).at(-1)).toBe('document.expired');
  });

  test('cannot be restored, whether it was deleted before or not', async () => {
    const { meetGuest, expire, uploadedAgo } = await setup();
    const guest = await meetGuest();
    const { id } = (await guest.upload(uploadForm())).json().data;
    await uploadedAgo('25 hours');
    await expire();

    const restored = await guest.ask({ method: 'POST', url: `${list}/${id}/restore` });

    expect(restored.statusCode).toBe(404);
  });

  test('is removed while it waits to be read as well, and is not read after that', async () => {
    const { meetGuest, expire, uploadedAgo, kept } = await setup();
    await (await meetGuest()).upload(uploadForm());
    await uploadedAgo('25 hours');

    await expire();
    await kept.runAll();

    expect(await db.selectFrom('documents').selectAll().execute()).toEqual([]);
  });

  test('that comes into an account in time stays, and one that was too late is not counted', async () => {
    const { meetGuest, meetUser, expire, uploadedAgo } = await setup();
    const guests = await Promise.all(Array.from({ length: 6 }, meetGuest));
    for (const guest of guests) await guest.upload(uploadForm());
    await uploadedAgo('25 hours');

    const [expired, ...users] = await Promise.all([expire(2), ...guests.map((guest) => meetUser({ guest }))]);

    const claimed = users.reduce((sum, user) => sum + user.claimed, 0);
    expect(claimed + expired).toBe(6);
    const kept = await db.selectFrom('documents').select('ticket').where('deleted_at', 'is', null).execute();
    expect(kept).toHaveLength(claimed);
  });

  test('goes with all the others, in as many batches as it takes', async () => {
    const { meetGuest, expire, uploadedAgo } = await setup();
    for (let count = 0; count < 5; count++) await (await meetGuest()).upload(uploadForm());
    await uploadedAgo('25 hours');

    expect(await expire(2)).toBe(5);
    expect(await expire(2)).toBe(0);
  });
});

describe('with the Free plan', () => {
  test('a document stays as long as somebody is signed in', async () => {
    const { meetOwner, expire, uploadedAgo } = await setup();
    const { has, get } = await meetOwner();
    await uploadedAgo('30 days');

    expect(await expire()).toBe(0);
    expect(await has()).toBe(1);
    expect((await get(list)).json().data).toMatchObject([{ removedAt: null }]);
  });

  test('all are removed 24 hours after the last session was ended, in as many batches as it takes', async () => {
    const { meetOwner, expire, uploadedAgo, actions } = await setup();
    const { has, signOutAgo, owner, upload } = await meetOwner();
    for (let count = 1; count < 5; count += 1) await upload(uploadForm());
    await uploadedAgo('2 days');

    await signOutAgo('23 hours 59 minutes');
    expect(await expire()).toBe(0);
    await signOutAgo('24 hours 1 second');
    expect(await expire(2)).toBe(5);
    expect(await has()).toBe(0);
    expect((await actions(owner)).at(-1)).toBe('document.expired');
  });

  test.each([
    ['was idle for too long', '24 hours 20 minutes', '24 hours 31 minutes', {}],
    ['asked to be kept signed in', '30 days 23 hours', '31 days 1 second', { is_kept: true }],
  ])('a session that %s ends when it is over, though nobody wrote it down', async (_, before, after, more) => {
    const { meetOwner, expire, uploadedAgo } = await setup();
    const { seenAgo, change, has } = await meetOwner();
    await change({ created_at: ago('1 year') });
    await uploadedAgo('40 days');

    await seenAgo(before, more);
    expect(await expire()).toBe(0);
    await seenAgo(after, more);
    expect(await expire()).toBe(1);
    expect(await has()).toBe(0);
  });

  test('the other session of two keeps it', async () => {
    const { meetOwner, expire, uploadedAgo } = await setup();
    const { seenAgo, signIn, has } = await meetOwner();
    await uploadedAgo('2 days');
    await seenAgo('2 days');
    expect((await signIn()).statusCode).toBe(200);

    await expire();

    expect(await has()).toBe(1);
  });

  test('signing in before the day is over restores it', async () => {
    const { meetOwner, expire, uploadedAgo } = await setup();
    const { signOutAgo, signIn, has } = await meetOwner();
    await uploadedAgo('3 days');
    await signOutAgo('23 hours 59 minutes');

    expect((await signIn()).statusCode).toBe(200);
    await sql`update users set signed_out_at = ${ago('2 days')}`.execute(db);
    await expire();

    expect(await has()).toBe(1);
  });

  test('somebody who signs in while the sweep is under way keeps everything', async () => {
    const { meetOwner, expire, uploadedAgo } = await setup();
    const { id, signOutAgo, has } = await meetOwner();
    await uploadedAgo('3 days');
    await signOutAgo('2 days');
    const began = Promise.withResolvers<undefined>();
    const finish = Promise.withResolvers<undefined>();

    const signingIn = db.transaction().execute(async (trx) => {
      const session = { id: crypto.randomUUID(), token_hash: Buffer.from(crypto.randomUUID()), user_id: id };
      await trx
        .insertInto('sessions')
        .values({ ...session, device: 'Chrome', is_kept: false })
        .execute();
      began.resolve(undefined);
      await finish.promise;
    });
    await began.promise;
    const sweeping = expire();
    await untilSomebodyWaits();
    finish.resolve(undefined);
    await signingIn;

    expect(await sweeping).toBe(0);
    expect(await has()).toBe(1);
  });

  test('of many who sign in during sweeps, each finds everything or nothing', async () => {
    const { meetOwner, expire, uploadedAgo } = await setup();
    const owners = await Promise.all(Array.from({ length: 8 }, meetOwner));
    await uploadedAgo('3 days');
    for (const { signOutAgo } of owners) await signOutAgo('2 days');

    const [, ...signedIn] = await Promise.all([
      expire(2).then(() => expire(2)),
      ...owners.map(async ({ signIn, has }) => {
        expect((await signIn()).statusCode).toBe(200);
        return has();
      }),
    ]);

    expect(await Promise.all(owners.map(({ has }) => has()))).toEqual(signedIn);
  });
});

/** Until a statement of another connection waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}

describe('with the Basic plan', () => {
  test('a document is removed six months after its upload, whoever is signed in', async () => {
    const { meetOwner, expire } = await setup('basic');
    const { get, has } = await meetOwner();
    const { uploadedAt, removedAt } = (await get(list)).json().data[0];
    expect(new Date(removedAt).getUTCMonth()).toBe((new Date(uploadedAt).getUTCMonth() + 6) % 12);

    await sql`update documents set uploaded_at = now() - interval '6 months' + interval '1 day'`.execute(db);
    expect(await expire()).toBe(0);
    await sql`update documents set uploaded_at = now() - interval '6 months' - interval '3 days'`.execute(db);
    expect(await expire()).toBe(1);
    expect(await has()).toBe(0);
  });
});

describe('with the Premium plan', () => {
  test('a document is never removed', async () => {
    const { meetOwner, expire, uploadedAgo } = await setup('premium');
    const { signOutAgo, has } = await meetOwner();
    await uploadedAgo('9 years');
    await signOutAgo('8 years');

    expect(await expire()).toBe(0);
    expect(await has()).toBe(1);
  });

  test('what a change to a lower one will remove is told before its day', async () => {
    const { meetOwner, uploadedAgo } = await setup('premium');
    const { ask, get } = await meetOwner();
    await uploadedAgo('2 years');
    const changed = await ask({ method: 'PUT', url: '/api/plan', payload: { plan: 'basic' } });

    const [{ removedAt }] = (await get(list)).json().data;

    const days = (Date.parse(removedAt) - Date.parse(changed.json().data.change.at)) / (24 * 60 * 60 * 1000);
    expect(days).toBe(7);
  });

  test('after a change to a lower one nothing is removed for seven days', async () => {
    const { meetOwner, expire, uploadedAgo } = await setup('premium');
    const { change, has } = await meetOwner();
    await uploadedAgo('2 years');
    await change({ plan: 'basic' });

    expect(await expire()).toBe(0);
    await change({ plan_changed_at: ago('7 days') });
    expect(await expire()).toBe(1);
    expect(await has()).toBe(0);
  });

  test('a change whose day came long ago counts, though nobody wrote it down', async () => {
    const { meetOwner, expire, uploadedAgo } = await setup('premium');
    const { change } = await meetOwner();
    await uploadedAgo('2 years');

    await change({ next_plan: 'basic', next_plan_at: ago('6 days') });
    expect(await expire()).toBe(0);
    await change({ next_plan: 'basic', next_plan_at: ago('8 days') });
    expect(await expire()).toBe(1);
  });
});

test('a round does all that is due, says how much it was, and names nobody', async () => {
  const { meetGuest, uploadedAgo, parts, log } = await setup();
  await (await meetGuest()).upload(uploadForm());
  await uploadedAgo('25 hours');
  await sql`insert into guest_addresses (address, day, used) values ('\\x01', current_date - 2, 3)`.execute(db);

  await retentionSweep(parts).run(new AbortController().signal);

  const line = { level: 'info', event: 'documents.expired', documents: 1 };
  expect(log.lines.filter(({ event }) => event === 'documents.expired')).toEqual([line]);
  const days = await db.selectFrom('guest_addresses').select('used').where('used', '=', 3).execute();
  expect(days).toEqual([]);
});

test('a round that is to stop leaves the rest to the next', async () => {
  const { meetGuest, uploadedAgo, parts } = await setup();
  await (await meetGuest()).upload(uploadForm());
  await uploadedAgo('25 hours');

  await retentionSweep(parts).run(AbortSignal.abort());

  expect(await db.selectFrom('documents').select('ticket').where('deleted_at', 'is', null).execute()).toHaveLength(1);
});
