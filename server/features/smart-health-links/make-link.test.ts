import { beforeEach, describe, expect, test } from 'vitest';
import { endOfDay } from '#core/sharing/expiry.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { openEverything, allBytesIn } from '#tests/support/open-everything.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createLinker } from '#tests/support/link-server.ts';
import { mostLinks } from './link-rules.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

describe('a new link', () => {
  test('is told once, as the standard writes it', async () => {
    const { make, list } = await createLinker(database);

    const { link, uri, qr, shl } = await make({ label: 'For Dr. Reyes' });

    expect(uri).toMatch(/^shlink:\/[\w-]+$/);
    expect(shl.url).toMatch(/^http:\/\/localhost(:\d+)?\/api\/shl\/[\w-]{43}$/);
    expect(shl.url.length).toBeLessThanOrEqual(128);
    expect(shl.key).toMatch(/^[\w-]{43}$/);
    expect([shl.label, shl.flag, shl.exp]).toEqual(['For Dr. Reyes', undefined, undefined]);
    expect(qr.size).toBeGreaterThan(20);
    expect(qr.path).toMatch(/^M\d/);
    expect(await list()).toEqual([link]);
    expect(JSON.stringify(link)).not.toContain(shl.key);
    expect(link).toMatchObject({
      ...{ label: 'For Dr. Reyes', state: 'active', hasPasscode: false, remainingAttempts: null },
      ...{ isLongTerm: false, expirationDate: null, expiresAt: null, openedCount: 0, lastOpenedAt: null },
    });
  });

  test('leads to where people reach the app', async () => {
    const { make } = await createLinker(database, { publicOrigin: 'https://readback.example' });
    expect((await make()).shl.url).toMatch(/^https:\/\/readback\.example\/api\/shl\//);
  });

  test('says what it asks for and until when', async () => {
    const { make } = await createLinker(database, { timeZone: 'Pacific/Kiritimati' });
    const day = Temporal.Now.plainDateISO('Pacific/Kiritimati').add({ days: 3 }).toString();

    const { link, shl } = await make({ passcode: 'blue heron 7', isLongTerm: true, expirationDate: day });

    const end = endOfDay(day, 'Pacific/Kiritimati');
    expect([shl.flag, shl.exp]).toEqual(['LP', Math.floor(end.getTime() / 1000)]);
    expect(link).toMatchObject({
      ...{ hasPasscode: true, remainingAttempts: 10, isLongTerm: true },
      ...{ expirationDate: day, expiresAt: end.toISOString() },
    });
  });

  test('is kept so that its row opens nothing, and goes with the key of its document', async () => {
    const { make, masterKey, ticket } = await createLinker(database);
    const { shl } = await make({ label: 'Zebrafish', passcode: 'blue heron 7' });
    const address = shl.url.split('/').at(-1) ?? '';

    const row = await db.selectFrom('smart_health_links').selectAll().executeTakeFirstOrThrow();
    const inPlain = JSON.stringify(row) + Buffer.concat([row.sealed_link, row.address_hash]).toString('latin1');
    for (const secret of [address, shl.key, 'Zebrafish', 'blue heron']) expect(inPlain).not.toContain(secret);
    expect(row.passcode_hash).toMatch(/^\$argon2id\$/);

    const opens = async () =>
      (await openEverything(masterKey, await allBytesIn(db))).some(({ where }) => where.startsWith('smart_health'));
    expect(await opens()).toBe(true);
    await db.deleteFrom('document_keys').where('ticket', '=', ticket).execute();
    expect(await opens()).toBe(false);
  });

  test('is written down without its label', async () => {
    const { make, lines, ticket } = await createLinker(database);
    const { link } = await make({ label: 'Zebrafish' });

    expect(await lines()).toMatchObject([{ actor: 'owner', action: 'health_link.created', ticket }]);
    expect(JSON.parse((await lines())[0]?.fields ?? '')).toMatchObject({ link: link.id });
    expect(JSON.stringify(await lines())).not.toContain('Zebrafish');
  });
});

describe('no link is made', () => {
  const none = async () => expect(await db.selectFrom('smart_health_links').select('id').execute()).toEqual([]);

  test.each([
    ['for a guest', 401, 'auth.required', async ({ path, meetGuest }: Linker) => (await meetGuest()).ask(post(path))],
    [
      'of another’s document',
      404,
      'document.not_found',
      async ({ ask, meetUser }: Linker) => ask({}, await meetUser()),
    ],
    [
      'on a plan without sharing',
      402,
      'plan.needs_basic',
      async ({ ask, ana }: Linker) => {
        await db.updateTable('users').set({ plan: 'free' }).where('id', '=', String(ana.user.id)).execute();
        return ask();
      },
    ],
    [
      'of what is not read yet',
      409,
      'document.not_ready',
      async ({ ana }: Linker) => {
        const { id } = (await ana.upload(uploadForm())).json().data;
        return ana.ask(post(`/api/medical-documents/${id}/smart-health-links`));
      },
    ],
    [
      'of what is deleted',
      404,
      'document.not_found',
      async ({ ask, ana, documentId }: Linker) => {
        await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${documentId}` });
        return ask();
      },
    ],
    ['for a day that is over', 400, 'share.date_past', ({ ask }: Linker) => ask({ expirationDate: '2020-02-29' })],
    ['for ever, said as a date', 400, 'share.date_too_far', ({ ask }: Linker) => ask({ expirationDate: '2999-01-01' })],
    ['until no day', 400, 'request.invalid', ({ ask }: Linker) => ask({ expirationDate: '2027-02-29' })],
    ['with a short passcode', 400, 'request.invalid', ({ ask }: Linker) => ask({ passcode: '12345' })],
    ['with a long label', 400, 'request.invalid', ({ ask }: Linker) => ask({ label: 'x'.repeat(81) })],
  ] as const)('%s', async (_what, status, code, tryIt) => {
    const linker = await createLinker(database);
    const answer = await tryIt(linker);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    await none();
  });

  test('where the app stands at an address that the standard has no room for', async () => {
    const { ask } = await createLinker(database, { publicOrigin: `https://${'long.'.repeat(20)}example` });
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    await none();
  });

  test('more than fifty for one document, however many come at once', async () => {
    const { make, ask, send, path, ana } = await createLinker(database);
    await make();
    const { id: _id, ...row } = await db.selectFrom('smart_health_links').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: mostLinks - 3 }, (_each, at) => ({ ...row, address_hash: Buffer.from([at]) }));
    await db.insertInto('smart_health_links').values(more).execute();

    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'share.too_many', values: { limit: mostLinks } });
    expect((await send('GET', path, ana)).json().data).toHaveLength(mostLinks);
  });
});

type Linker = Awaited<ReturnType<typeof createLinker>>;
const post = (url: string) => ({ method: 'POST', url, payload: {} }) as const;
