import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createLinker } from '#tests/support/link-server.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

describe('the links of a document', () => {
  test('are listed newest first, also on a plan that makes none any more', async () => {
    const { make, list, ana, revoke } = await createLinker(database);
    const [first, second] = [await make({ label: 'First' }), await make({ label: 'Second' })];
    await db.updateTable('users').set({ plan: 'free' }).where('id', '=', String(ana.user.id)).execute();

    expect((await list()).map(({ label }) => label)).toEqual(['Second', 'First']);
    expect((await revoke(first.link.id)).statusCode).toBe(200);
    expect((await list()).map(({ state }) => state)).toEqual(['active', 'revoked']);
    expect((await list())[0]?.id).toBe(second.link.id);
  });

  test('say where each stands', async () => {
    const { make, list, expire } = await createLinker(database);
    await make();
    await expire();
    expect(await list()).toMatchObject([{ state: 'expired', expirationDate: '2020-01-01' }]);
  });

  test('are found by nobody else', async () => {
    const { make, meetUser, send, path, revoke, remove, list } = await createLinker(database);
    const { link } = await make();
    const eve = await meetUser();

    expect((await send('GET', path, eve)).json().code).toBe('document.not_found');
    for (const end of [revoke, remove]) expect((await end(link.id, eve)).json().code).toBe('health_link.not_found');
    expect(await list()).toMatchObject([{ id: link.id, state: 'active' }]);
  });

  test('stay to be ended where one of them is damaged', async () => {
    const { make, list, revoke } = await createLinker(database);
    const { link } = await make({ label: 'For Dr. Reyes' });
    await db
      .updateTable('smart_health_links')
      .set({ sealed_link: Buffer.from('no') })
      .execute();

    expect(await list()).toMatchObject([{ id: link.id, label: '' }]);
    expect((await revoke(link.id)).statusCode).toBe(200);
  });
});

describe('a link', () => {
  test('is revoked once, however often that is asked for', async () => {
    const { make, revoke, actions } = await createLinker(database);
    const { link } = await make();

    const answers = await Promise.all(Array.from({ length: 5 }, () => revoke(link.id)));

    expect(answers.map((answer) => answer.json().data.state)).toEqual(Array(5).fill('revoked'));
    expect(await actions()).toEqual(['owner health_link.created', 'owner health_link.revoked']);
  });

  test('is not deleted while it is open, and gone for good afterwards', async () => {
    const { make, revoke, remove, list } = await createLinker(database);
    const { link } = await make();

    expect((await remove(link.id)).json().code).toBe('share.not_revoked');
    await revoke(link.id);
    expect((await remove(link.id)).json().data).toEqual({ id: link.id });

    expect(await list()).toEqual([]);
    expect((await remove(link.id)).json().code).toBe('health_link.not_found');
    expect((await revoke(link.id)).json().code).toBe('health_link.not_found');
  });

  test('is deleted when its time is over', async () => {
    const { make, expire, remove } = await createLinker(database);
    const { link } = await make();
    await expire();
    expect((await remove(link.id)).statusCode).toBe(200);
  });

  test('whose revocation cannot be written down stays open', async () => {
    const { make, revoke, list } = await createLinker(database);
    const { link } = await make();
    await sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);
    const answer = await revoke(link.id).finally(() =>
      sql`alter table audit_events drop constraint refused`.execute(db),
    );
    expect(answer.statusCode).toBe(500);
    expect(await list()).toMatchObject([{ state: 'active' }]);
  });
});

describe('programs of other websites', () => {
  const there = { origin: 'https://viewer.example', 'sec-fetch-site': 'cross-site' };

  test('may ask for a manifest and a file, and read whatever is answered', async () => {
    const { make, askManifest, visit } = await createLinker(database);
    const { shl } = await make({ passcode: 'blue heron 7' });
    const opened = await askManifest(shl, { passcode: 'blue heron 7', embeddedLengthMax: 0 }, there);
    const { location } = opened.json().files[0];
    const answers = [
      opened,
      await askManifest(shl, {}, there),
      await visit(location, { headers: there }),
      await visit(`${location}x`, { headers: there }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 404]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('may ask first whether they may', async () => {
    const { make, visit } = await createLinker(database);
    const { shl } = await make();
    const headers = {
      ...there,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };

    const answer = await visit(shl.url, { method: 'OPTIONS', headers });

    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
    });
    expect((await visit(`${new URL(shl.url).origin}/api/shl/files/x`, { method: 'OPTIONS', headers })).statusCode).toBe(
      204,
    );
  });

  test('may ask for nothing else', async () => {
    const { ana, path } = await createLinker(database);

    const made = await ana.ask({ method: 'POST', url: path, payload: {}, headers: there });
    const listed = await ana.ask({ method: 'GET', url: path, headers: there });

    expect([made.statusCode, made.json().code]).toEqual([403, 'request.forbidden_origin']);
    for (const { headers } of [made, listed]) expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('are told when to come again once they ask too often', async () => {
    const { make, server } = await createLinker(database);
    const { shl } = await make();
    const ask = () =>
      server.inject({
        ...{ method: 'POST', url: new URL(shl.url).pathname, remoteAddress: '10.200.1.1', headers: there },
        payload: { recipient: 'Dr. Reyes', embeddedLengthMax: 0 },
      });

    const answers = await Promise.all(Array.from({ length: 25 }, ask));

    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    for (const { headers } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '60', 'access-control-allow-origin': '*' });
    }
  });

  test('cannot make use of a cookie of somebody who is signed in', async () => {
    const { make, server, ana } = await createLinker(database);
    const { shl } = await make();
    const { statusCode, headers, json } = await server.inject({
      ...{ method: 'POST', url: new URL(shl.url).pathname, cookies: ana.cookies, headers: there },
      payload: { recipient: 'x', unknown: { to: 'us' } },
    });

    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(Object.keys(json())).toEqual(['files']);
  });
});

test('no address, key, passcode, label or recipient stands in a log', async () => {
  const { make, askManifest, tryCode, visit, log } = await createLinker(database);
  const { shl } = await make({ label: 'Zebrafish', passcode: 'blue heron 7' });
  const { location } = (await askManifest(shl, { passcode: 'blue heron 7', embeddedLengthMax: 0 })).json().files[0];
  await visit(location);
  await tryCode(shl, 'kestrel 12');

  const written = JSON.stringify(log);
  const secrets = [shl.url, shl.key, location].map((each) => each.split('/').at(-1) ?? '');
  for (const word of [...secrets, 'Zebrafish', 'heron', 'kestrel', 'Reyes']) expect(written).not.toContain(word);
});
