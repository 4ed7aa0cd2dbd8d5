import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import type { AccountRules } from '#server/people-config.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('upload_counts').execute();
  await db.deleteFrom('guest_addresses').execute();
});

const list = '/api/medical-documents';
const photo = Buffer.from('89504e470d0a1a0a', 'hex'); // a picture that the extractor of these tests cannot read

type Answer = { statusCode: number; json(): { code?: string; message: string } };
const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode).toSorted();

async function setup(rules: Partial<AccountRules> = {}) {
  const server = await createDocumentServer(database, {
    accountRules: { defaultPlan: 'free', guestDocuments: 1, ...rules },
  });
  const counts = () => db.selectFrom('upload_counts').select(['owner', 'used']).orderBy('owner').execute();
  const stored = async () => (await namesOf(server.files)).length;
  const documents = async () => (await db.selectFrom('documents').select('ticket').execute()).length;
  /** Somebody who has used so many of the five of the Free plan. */
  const meetUserWho = async ({ used }: { used: number }) => {
    const ana = await server.meetUser();
    for (let count = 0; count < used; count++) await ana.upload(uploadForm());
    return ana;
  };
  return { ...server, counts, stored, documents, meetUserWho };
}

describe('an account', () => {
  test('may upload as often as the plan says, and is told when it may again', async () => {
    const { meetUserWho, counts } = await setup();
    const ana = await meetUserWho({ used: 5 });

    const refused = await ana.upload(uploadForm());

    expect(refused.statusCode).toBe(402);
    const { code, message, values } = refused.json();
    expect(code).toBe('plan.uploads_used');
    expect(values).toMatchObject({ limit: 5, date: expect.stringMatching(/^[A-Z][a-z]+ 1, \d{4}$/) });
    expect(message).toBe(`The 5 uploads of this month are used. You can upload again on ${values.date}.`);
    expect(await counts()).toEqual([{ owner: ana.owner, used: 5 }]);
  });

  test('with one left gets one of fifty at once, and the files of the others are gone', async () => {
    const { meetUserWho, counts, stored, documents } = await setup();
    const ana = await meetUserWho({ used: 4 });

    const answers = await Promise.all(Array.from({ length: 50 }, () => ana.upload(uploadForm())));

    expect(statuses(answers)).toEqual([201, ...Array(49).fill(402)]);
    expect(await counts()).toEqual([{ owner: ana.owner, used: 5 }]);
    expect([await documents(), await stored()]).toEqual([5, 5]);
  });

  test('that sends one request fifty times is charged once', async () => {
    const { meetUserWho, counts, stored, documents } = await setup();
    const ana = await meetUserWho({ used: 4 });

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ana.upload(uploadForm(), { 'idempotency-key': 'one' })),
    );

    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(statuses(answers)).toEqual([...Array(49).fill(200), 201]);
    expect(await counts()).toEqual([{ owner: ana.owner, used: 5 }]);
    expect([await documents(), await stored()]).toEqual([5, 5]);
  });

  test('gets the same answer to a request that is sent again, though nothing is left', async () => {
    const { meetUserWho } = await setup();
    const ana = await meetUserWho({ used: 4 });
    const first = await ana.upload(uploadForm(), { 'idempotency-key': 'last' });

    const again = await ana.upload(uploadForm(), { 'idempotency-key': 'last' });
    const other = await ana.upload(uploadForm(), { 'idempotency-key': 'another' });

    expect([again.statusCode, again.json().data.id]).toEqual([200, first.json().data.id]);
    expect(other.statusCode).toBe(402);
  });

  test('with the Premium plan has no limit', async () => {
    const { meetUserWho, counts } = await setup({ defaultPlan: 'premium' });
    const ana = await meetUserWho({ used: 16 });

    expect(await counts()).toEqual([{ owner: ana.owner, used: 16 }]);
  });

  test('begins anew with the month of its own zone', async () => {
    const { meetUserWho, counts } = await setup();
    const ana = await meetUserWho({ used: 5 });
    await sql`update upload_counts set period = '2020-02'`.execute(db);

    expect((await ana.upload(uploadForm())).statusCode).toBe(201);
    expect(await counts()).toHaveLength(2);
  });

  test('gets nothing back for what is deleted', async () => {
    const { meetUserWho, counts } = await setup();
    const ana = await meetUserWho({ used: 1 });
    const [{ id }] = (await ana.get(list)).json().data;

    await ana.ask({ method: 'DELETE', url: `${list}/${id}` });

    expect(await counts()).toMatchObject([{ used: 1 }]);
  });

  test('is refused before a byte is taken where nothing is left', async () => {
    const { meetUserWho, files, stored } = await setup();
    const ana = await meetUserWho({ used: 5 });
    let written = 0;
    const write = files.write.bind(files);
    files.write = (...args) => {
      written += 1;
      return write(...args);
    };

    expect((await ana.upload(uploadForm())).statusCode).toBe(402);

    expect([written, await stored()]).toEqual([0, 5]);
  });

  test('keeps no count of an upload that failed', async () => {
    const { meetUserWho, counts } = await setup();
    const ana = await meetUserWho({ used: 0 });

    await ana.upload(uploadForm({ file: 'GIF89a' }));
    await ana.upload(uploadForm({ file: undefined }));

    expect(await counts()).toEqual([]);
  });
});

describe('a document that turns out unreadable', () => {
  test('costs nothing in the end, once', async () => {
    const { meetUserWho, counts, kept, work } = await setup();
    const ana = await meetUserWho({ used: 1 });
    const { id } = (await ana.upload(uploadForm({ file: photo, fileName: 'photo.png' }))).json().data;
    expect(await counts()).toMatchObject([{ used: 2 }]);

    await kept.runAll();
    expect(await counts()).toMatchObject([{ used: 1 }]);
    await work.finish(id.slice('temp-'.length), { stage: 'unreadable', reason: 'damaged' });

    expect(await counts()).toMatchObject([{ used: 1 }]);
    const rows = await db.selectFrom('documents').select(['stage', 'counted_in']).orderBy('stage').execute();
    expect(rows).toEqual([
      { stage: 'explained', counted_in: expect.stringMatching(/^\d{4}-\d\d$/) },
      { stage: 'unreadable', counted_in: null },
    ]);
  });

  test('is given back once where it is given up and read to its end at the same time', async () => {
    const { meetUserWho, counts, work } = await setup();
    const ana = await meetUserWho({ used: 2 });
    const { id } = (await ana.upload(uploadForm({ file: photo }))).json().data;

    const outcome = { stage: 'unreadable', reason: 'too_complex' } as const;
    await Promise.all(Array.from({ length: 10 }, () => work.finish(id.slice('temp-'.length), outcome)));

    expect(await counts()).toMatchObject([{ used: 2 }]);
  });

  test("gives a guest's free document back", async () => {
    const { meetGuest, kept } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm({ file: photo }));
    expect((await guest.upload(uploadForm())).statusCode).toBe(402);

    await kept.runAll();

    expect((await guest.upload(uploadForm())).statusCode).toBe(201);
    expect((await guest.upload(uploadForm())).statusCode).toBe(402);
  });

  test('takes nothing from the account that it came into', async () => {
    const { meetGuest, meetUser, kept, counts } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm({ file: photo }));
    const ana = await meetUser({ guest });
    await ana.upload(uploadForm());

    await kept.runAll();

    expect((await counts()).find(({ owner }) => owner === ana.owner)).toEqual({ owner: ana.owner, used: 1 });
  });
});

describe('a guest', () => {
  test('has one document of twenty sent at once from one device', async () => {
    const { meetGuest, documents, stored } = await setup();
    const guest = await meetGuest();

    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.upload(uploadForm())));

    expect(statuses(answers)).toEqual([201, ...Array(19).fill(402)]);
    const refused = answers.find(({ statusCode }) => statusCode === 402);
    expect(refused?.json()).toMatchObject({
      code: 'plan.guest_used',
      message: 'Your free document is used. Create a free account to upload more.',
    });
    expect([await documents(), await stored()]).toEqual([1, 1]);
  });

  test('has used it on every device that the cookie was copied to, also after it was deleted', async () => {
    const { meetGuest, openBrowser } = await setup();
    const guest = await meetGuest();
    const { id } = (await guest.upload(uploadForm())).json().data;
    await guest.ask({ method: 'DELETE', url: `${list}/${id}` });

    const copy = openBrowser(guest.cookies, '198.51.100.7');

    expect((await copy.upload(uploadForm())).statusCode).toBe(402);
  });

  test.each(['forged', 'without a signature', 'missing'])('with a cookie that is %s is a new device', async (kind) => {
    const { meetGuest, openBrowser, documents } = await setup();
    const guest = await meetGuest();
    await guest.upload(uploadForm());
    const [[name = '', value = ''] = []] = Object.entries(guest.cookies);
    const [deviceId = ''] = value.split('.');
    const cookies: Record<string, string> =
      kind === 'missing' ? {} : { [name]: kind === 'forged' ? `${deviceId}.${'A'.repeat(43)}` : deviceId };

    const stranger = openBrowser(cookies, '198.51.100.8');

    expect((await stranger.get(list)).json().data).toEqual([]);
    expect((await stranger.upload(uploadForm())).statusCode).toBe(201);
    expect(await documents()).toBe(2);
  });

  test('who throws the cookie away is stopped by the budget of the address, and nobody else is', async () => {
    const { openBrowser, meetUser } = await setup();
    const asNew = (address: string) => openBrowser({}, address).upload(uploadForm());

    const answers = await Promise.all(Array.from({ length: 25 }, () => asNew('203.0.113.5')));

    expect(statuses(answers)).toEqual([...Array(10).fill(201), ...Array(15).fill(402)]);
    const refused = await asNew('203.0.113.5');
    expect(refused.json()).toMatchObject({ code: 'plan.network_used' });
    expect((await asNew('203.0.113.6')).statusCode).toBe(201);
    const neighbour = await meetUser();
    const atTheSameAddress = await neighbour.ask({ method: 'GET', url: '/api/plan', remoteAddress: '203.0.113.5' });
    expect(atTheSameAddress.json().data.uploads).toMatchObject({ used: 0, limit: 5 });
  });

  test('has a budget for the household of an IPv6 address, and a new one every day', async () => {
    const { openBrowser } = await setup();
    const asNew = async (address: string) => (await openBrowser({}, address).upload(uploadForm())).statusCode;
    for (let last = 1; last <= 10; last++) expect(await asNew(`2001:db8:1:2::${last}`)).toBe(201);

    expect(await asNew('2001:db8:1:2:ffff::1')).toBe(402);
    expect(await asNew('2001:db8:1:3::1')).toBe(201);
    await sql`update guest_addresses set day = day - 1`.execute(db);
    expect(await asNew('2001:db8:1:2::1')).toBe(201);
  });

  test('is nowhere named: an address stands as a keyed hash', async () => {
    const { openBrowser } = await setup();
    await openBrowser({}, '203.0.113.77').upload(uploadForm());

    const [row] = await db.selectFrom('guest_addresses').selectAll().execute();

    expect(row?.address.byteLength).toBe(32);
    expect(row?.address.toString('latin1')).not.toContain('203.0.113.77');
  });

  test('has none where whoever runs the program wants accounts', async () => {
    const { meetGuest, stored } = await setup({ guestDocuments: 0 });

    const refused = await (await meetGuest()).upload(uploadForm());

    expect(refused.json()).toMatchObject({ code: 'plan.guest_used' });
    expect(await stored()).toBe(0);
  });
});
