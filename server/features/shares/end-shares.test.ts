import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf, prepareSharer, sharesPath } from '#tests/support/prepare-sharer.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { topicOfShare } from './end-visits.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  for (const table of ['documents', 'users', 'attempts'] as const) await db.deleteFrom(table).execute();
});

const visitsOf = async (id: number) =>
  (await db.selectFrom('share_visits').select('id').where('share_id', '=', String(id)).execute()).length;

async function setup(options: Parameters<typeof prepareSharer>[1] = {}) {
  const sharer = await prepareSharer(database, options);
  /** Somebody who is in by a share, and a page that follows it. */
  const come = async (id: number) => {
    const visit = { token_hash: randomBytes(32), share_id: String(id), session_id: null };
    await db.insertInto('share_visits').values(visit).execute();
    const wake = vi.fn();
    sharer.parts.progress.subscribe(topicOfShare(id), wake);
    await vi.waitFor(() => expect(sharer.parts.progress.isLive()).toBe(true));
    wake.mockClear();
    return { isTold: () => vi.waitFor(() => expect(wake).toHaveBeenCalled()), wake };
  };
  const addLink = async (ticket = sharer.ticket, more: { expires_on?: string; expires_at?: Date } = {}) => {
    const row = { ticket, address_hash: randomBytes(32), sealed_link: Buffer.of(1), is_long_term: false };
    const none = { passcode_hash: null, expires_on: null, expires_at: null, revoked_at: null, last_opened_at: null };
    const { id } = await db
      .insertInto('smart_health_links')
      .values({ ...row, ...none, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    return Number(id);
  };
  const refuseLines = () => sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);
  const takeLines = () => sql`alter table audit_events drop constraint refused`.execute(db);
  return { ...sharer, come, addLink, refuseLines, takeLines };
}

const actionsOf = (lines: { action: string }[]) => lines.map(({ action }) => action);

describe('revoking a share', () => {
  test('ends it, and shows out whoever is in by it', async () => {
    const { share, revoke, come, list } = await setup();
    const { share: made } = await share();
    const { share: stays } = await share();
    const [visitor, other] = [await come(made.id), await come(stays.id)];

    const answer = await revoke(made.id);

    expect(answer.json().data).toEqual({ ...made, isActive: false, state: 'revoked' });
    await visitor.isTold();
    expect([await visitsOf(made.id), await visitsOf(stays.id)]).toEqual([0, 1]);
    expect(other.wake).not.toHaveBeenCalled();
    expect((await list()).map(({ state }) => state)).toEqual(['active', 'revoked']);
  });

  test('twice is the same as once: one line, and the moment of the first', async () => {
    const { share, revoke, lines, rowOf } = await setup();
    const { share: made } = await share();
    const first = await revoke(made.id);
    const { revoked_at } = await rowOf(made.id);

    const second = await revoke(made.id);

    expect(second.json()).toEqual(first.json());
    expect((await rowOf(made.id)).revoked_at).toEqual(revoked_at);
    expect(await lines()).toMatchObject([
      { action: 'share.created' },
      { action: 'share.revoked', actor: 'owner', fields: expect.stringContaining(`"share":${made.id}`) },
    ]);
  });

  test('fifty times at once is one line', async () => {
    const { share, revoke, lines } = await setup();
    const { share: made } = await share();
    const answers = await Promise.all(Array.from({ length: 50 }, () => revoke(made.id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(actionsOf(await lines())).toEqual(['share.created', 'share.revoked']);
  });

  test('keeps a mail that has not gone out from going out', async () => {
    const { share, revoke, kept, mailer } = await setup();
    await revoke((await share()).share.id);
    await kept.runAll();
    expect(mailer.sent).toEqual([]);
  });

  test('that cannot be written down does not happen', async () => {
    const { share, revoke, come, list, refuseLines, takeLines } = await setup();
    const { share: made } = await share();
    await come(made.id);
    await refuseLines();
    const answer = await revoke(made.id).finally(takeLines);
    expect(answer.statusCode).toBe(500);
    expect([(await list())[0]?.state, await visitsOf(made.id)]).toEqual(['active', 1]);
  });

  test('is done also where it has expired, so that it can never be good again', async () => {
    const { share, revoke, expire } = await setup();
    const { share: made } = await share();
    await expire(made.id);
    expect((await revoke(made.id)).json().data.state).toBe('revoked');
  });
});

describe('deleting a share', () => {
  test('takes what has ended off the list, for good', async () => {
    const { share, revoke, remove, list, lines } = await setup();
    const { share: made } = await share();
    await revoke(made.id);

    expect((await remove(made.id)).json().data).toEqual({ id: made.id });

    expect(await list()).toEqual([]);
    expect(codeOf(await remove(made.id))).toEqual([404, 'share.not_found']);
    expect(actionsOf(await lines())).toEqual(['share.created', 'share.revoked', 'share.deleted']);
  });

  test('of one that has expired needs no revoking', async () => {
    const { share, remove, expire, list } = await setup();
    const { share: made } = await share();
    await expire(made.id);
    expect((await remove(made.id)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('of one that is good is refused', async () => {
    const { share, remove, list } = await setup();
    const { share: made } = await share({ expirationDate: null });
    await db.updateTable('shares').set({ tries: 10 }).execute();
    expect(codeOf(await remove(made.id))).toEqual([409, 'share.not_revoked']);
    expect(await list()).toHaveLength(1);
  });

  test('that cannot be written down does not happen', async () => {
    const { share, revoke, remove, list, refuseLines, takeLines } = await setup();
    const { share: made } = await share();
    await revoke(made.id);
    await refuseLines();
    expect((await remove(made.id).finally(takeLines)).statusCode).toBe(500);
    expect(await list()).toHaveLength(1);
  });
});

describe('ending all shares', () => {
  const path = (id: number) => `/api/documents/${id}/shares/end`;

  test('of a document ends those that are good, with its SMART Health Links, and no others', async () => {
    const { share, send, addDocument, documentId, list, expire, revoke, come, addLink, lines } = await setup();
    const next = await addDocument();
    const [first, second, third, fourth] = [await share(), await share(), await share(), await share()];
    const elsewhere = await share({ documentId: next.documentId });
    await expire(second.share.id);
    await revoke(third.share.id);
    const visitor = await come(first.share.id);
    const link = await addLink();
    await addLink(undefined, { expires_on: '2020-01-01', expires_at: new Date(0) });
    const other = await addLink(next.ticket);

    const answer = await send('POST', path(documentId));

    expect(answer.json().data).toEqual({ ended: 3 });
    await visitor.isTold();
    expect((await list()).map(({ state }) => state)).toEqual(['revoked', 'revoked', 'expired', 'revoked']);
    expect(await list(next.documentId)).toMatchObject([{ id: elsewhere.share.id, state: 'active' }]);
    const links = await db.selectFrom('smart_health_links').select(['id', 'revoked_at']).orderBy('id').execute();
    expect(links.map(({ id, revoked_at }) => [Number(id), revoked_at !== null])).toEqual([
      [link, true],
      [link + 1, false],
      [other, false],
    ]);
    const ends = (await lines()).slice(-3).map(({ action, fields }) => [action, JSON.parse(fields)]);
    expect(ends).toMatchObject([
      ['share.revoked', { share: first.share.id }],
      ['share.revoked', { share: fourth.share.id }],
      ['health_link.revoked', { link }],
    ]);
  });

  test('of all documents ends one’s own and nobody else’s', async () => {
    const { share, ask, send, addDocument, meetUser, list } = await setup();
    const next = await addDocument();
    await share();
    await share({ documentId: next.documentId });
    const ben = await meetUser();
    const bens = await addDocument(ben);
    await ask({ documentId: bens.documentId }, ben);

    expect((await send('POST', `${sharesPath}/end`)).json().data).toEqual({ ended: 2 });

    expect([...(await list()), ...(await list(next.documentId))].map(({ state }) => state)).toEqual([
      'revoked',
      'revoked',
    ]);
    expect((await ben.get(`/api/documents/${bens.documentId}/shares`)).json().data).toMatchObject([
      { state: 'active' },
    ]);
  });

  test('where nothing is shared ends nothing', async () => {
    const { send, documentId, meetUser, lines } = await setup();
    expect((await send('POST', path(documentId))).json().data).toEqual({ ended: 0 });
    expect((await send('POST', `${sharesPath}/end`, await meetUser())).json().data).toEqual({ ended: 0 });
    expect(await lines()).toEqual([]);
  });

  test('by two at once ends each once', async () => {
    const { share, send, documentId, lines } = await setup();
    for (let times = 0; times < 5; times += 1) await share();

    const answers = await Promise.all(
      Array.from({ length: 6 }, (_unused, at) => send('POST', at % 2 === 0 ? path(documentId) : `${sharesPath}/end`)),
    );

    const ended = answers.map((answer) => answer.json().data.ended);
    expect(ended.toSorted()).toEqual([0, 0, 0, 0, 0, 5]);
    expect(actionsOf(await lines()).filter((action) => action === 'share.revoked')).toHaveLength(5);
  });

  test('that cannot be written down does not happen', async () => {
    const { share, send, documentId, list, refuseLines, takeLines } = await setup();
    await share();
    await refuseLines();
    expect((await send('POST', path(documentId)).finally(takeLines)).statusCode).toBe(500);
    expect(await list()).toMatchObject([{ state: 'active' }]);
  });
});

describe('what is another’s', () => {
  test('cannot be revoked, deleted, renewed, followed or ended', async () => {
    const { share, revoke, remove, renew, visits, send, meetUser, documentId, list } = await setup();
    const { share: made } = await share();
    const eve = await meetUser();
    const notFound = [404, 'share.not_found'];

    for (const ask of [revoke, remove, renew, visits]) {
      expect(codeOf(await ask(made.id, eve))).toEqual(notFound);
      expect(codeOf(await ask(987_654_321))).toEqual(notFound);
      expect(codeOf(await ask('1e3'))).toEqual([400, 'request.invalid']);
    }
    expect(codeOf(await send('POST', `/api/documents/${documentId}/shares/end`, eve))).toEqual([
      404,
      'document.not_found',
    ]);
    expect((await send('POST', `${sharesPath}/end`, eve)).json().data).toEqual({ ended: 0 });
    expect(await list()).toEqual([made]);
  });

  test('and so is what belongs to a document that was deleted', async () => {
    const { share, revoke, remove, renew, visits, ana, documentId } = await setup();
    const { share: made } = await share();
    await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${documentId}` });
    for (const ask of [revoke, remove, renew, visits])
      expect(codeOf(await ask(made.id))).toEqual([404, 'share.not_found']);
  });

  test('asks a guest to sign in', async () => {
    const { share, meetGuest, documentId } = await setup();
    const { share: made } = await share();
    const guest = await meetGuest();
    const asked = [
      ['POST', `${sharesPath}/${made.id}/revoke`],
      ['POST', `${sharesPath}/${made.id}/code`],
      ['DELETE', `${sharesPath}/${made.id}`],
      ['GET', `${sharesPath}/${made.id}/visits`],
      ['POST', `${sharesPath}/end`],
      ['POST', `/api/documents/${documentId}/shares/end`],
    ] as const;
    for (const [method, url] of asked) expect(codeOf(await guest.ask({ method, url }))).toEqual([401, 'auth.required']);
  });
});

test('an account that is deleted takes its shares with it', async () => {
  const { share, ana, kept, come } = await setup();
  const { share: made } = await share();
  await come(made.id);

  await ana.ask({ method: 'DELETE', url: '/api/users/me', payload: { username: ana.user.username } });
  await kept.runAll();

  for (const table of ['shares', 'share_visits', 'share_doors', 'mails'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});
