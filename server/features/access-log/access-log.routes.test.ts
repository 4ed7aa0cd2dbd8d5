import { beforeEach, describe, expect, test } from 'vitest';
import type { AccessLogEntry } from '#core/audit/audit-event.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { eraseDocument } from '../documents/erase-document.job.ts';
import { grantEmergencyAccess } from '../emergency/grant-emergency-access.ts';
import { readInEmergency } from '../emergency/read-in-emergency.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/access-log';
const documents = '/api/medical-documents';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

/** Somebody with a document that was read. */
async function setup() {
  const server = await createDocumentServer(database);
  const who = await server.meetGuest();
  const uploaded = async (title: string) => {
    const { id } = (await who.upload(uploadForm({ title }))).json().data;
    await server.kept.runAll();
    return { temporary: String(id), ticket: String(id).slice('temp-'.length) };
  };
  const { temporary, ticket } = await uploaded('Blood test');
  const { id } = (await who.get(`${documents}/${temporary}`)).json().data;
  const log = async (query = '', asked = who) => (await asked.get(`${path}${query}`)).json().data;
  const entries = async (query = ''): Promise<AccessLogEntry[]> => (await log(query)).entries;
  const actions = async (query = '') => (await entries(query)).map(({ action }) => action);
  const remove = () => who.ask({ method: 'DELETE', url: `${documents}/${id}` });
  const erase = async () => {
    await db
      .updateTable('documents')
      .set({ deleted_at: new Date(0) })
      .where('ticket', '=', ticket)
      .execute();
    await eraseDocument({ work: server.work, files: server.files, audit: server.parts.audit }, { ticket });
  };
  const emergency = { ...server.parts, outbox: undefined };
  const grant = (reason = 'Found unconscious') =>
    grantEmergencyAccess(emergency, { ref: String(id), reason, hours: 2 });
  const readBy = (granted: string) => readInEmergency(emergency, granted);
  const notices = async (asked = who) => (await asked.get('/api/owner-notices')).json().data;
  const see = (number: number, asked = who) =>
    asked.ask({ method: 'PUT', url: `/api/owner-notices/${number}/seen`, payload: {} });
  return {
    ...server,
    ...{
      who,
      id: Number(id),
      temporary,
      ticket,
      uploaded,
      log,
      entries,
      actions,
      remove,
      erase,
      grant,
      readBy,
      notices,
      see,
    },
  };
}

describe('the access log', () => {
  test('tells its owner what was done, newest first, with the document by its number and title', async () => {
    const { log, id } = await setup();
    const document = { id, title: 'Blood test' };
    expect(await log()).toEqual({
      entries: [
        {
          number: 2,
          at: expect.stringMatching(/^\d{4}-.*Z$/),
          actor: 'owner',
          action: 'document.viewed',
          document,
          fields: { device: 'guest' },
        },
        expect.objectContaining({ number: 1, action: 'document.uploaded', document }),
      ],
      next: null,
    });
  });

  test('tells nobody else', async () => {
    const { log, meetGuest, server, temporary, id } = await setup();
    const other = await meetGuest();
    const nothing = { entries: [], next: null };
    for (const query of ['', `?document=${temporary}`, `?document=${id}`])
      expect(await log(query, other)).toEqual(nothing);
    expect((await server.inject(path)).json().data).toEqual(nothing);
  });

  test('keeps the lines of a deleted and of an erased document, by its ticket and without its title', async () => {
    const { entries, remove, erase, temporary } = await setup();
    await remove();
    expect((await entries()).map(({ document }) => document)).toEqual(Array(3).fill({ id: temporary, title: null }));

    await erase();

    const lines = await entries();
    expect(lines.map(({ action }) => action)).toEqual([
      'document.erased',
      'document.deleted',
      'document.viewed',
      'document.uploaded',
    ]);
    expect(lines.map(({ document }) => document)).toEqual(Array(4).fill({ id: temporary, title: null }));
    expect(await entries(`?document=${temporary}`)).toEqual(lines);
  });

  test('tells of one document, by its number and by its ticket', async () => {
    const { actions, uploaded, id, temporary } = await setup();
    const other = await uploaded('Letter');
    const own = ['document.viewed', 'document.uploaded'];
    expect([await actions(`?document=${id}`), await actions(`?document=${temporary}`)]).toEqual([own, own]);
    expect(await actions(`?document=${other.temporary}`)).toEqual(['document.uploaded']);
    expect(await actions('?document=999999999')).toEqual([]);
  });

  test('comes in pages, with no line twice and none left out', async () => {
    const { who, log, id } = await setup();
    for (let times = 0; times < 110; times += 1) await who.get(`${documents}/${id}/file`);

    const numbers: number[] = [];
    let next: number | null = null;
    do {
      const page: { entries: AccessLogEntry[]; next: number | null } = await log(
        next === null ? '' : `?before=${next}`,
      );
      numbers.push(...page.entries.map(({ number }) => number));
      next = page.next;
    } while (next !== null);

    expect(numbers).toEqual(Array.from({ length: 112 }, (_unused, at) => 112 - at));
  });

  test.each([
    '?before=0',
    '?before=-1',
    '?before=x',
    '?before=1&before=2',
    '?document=../1',
    '?document=0',
    '?before=1e9',
  ])('does not understand %s', async (query) => {
    const { who } = await setup();
    expect((await who.get(`${path}${query}`)).json().code).toBe('request.invalid');
  });

  test('shows the lines of a damaged document without its title', async () => {
    const { entries, id, ticket } = await setup();
    await db
      .updateTable('documents')
      .set({ sealed_label: Buffer.of(1) })
      .where('ticket', '=', ticket)
      .execute();
    expect((await entries()).map(({ document }) => document)).toEqual(Array(2).fill({ id, title: null }));
  });
});

describe('what an owner must be told', () => {
  test('is an emergency access with its reason, until it was seen', async () => {
    const { grant, readBy, notices, see, id } = await setup();
    const { id: granted, endsAt } = await grant();
    await readBy(granted);

    const document = { id, title: 'Blood test' };
    const fields = { grant: granted, reason: 'Found unconscious' };
    expect(await notices()).toEqual([
      { number: 4, at: expect.any(String), action: 'emergency.read', document, fields },
      {
        number: 3,
        at: expect.any(String),
        action: 'emergency.granted',
        document,
        fields: { ...fields, hours: 2, until: endsAt.toISOString() },
      },
    ]);

    expect((await see(3)).json()).toMatchObject({ success: true, data: null });
    expect((await notices()).map(({ number }: { number: number }) => number)).toEqual([4]);
  });

  test('stands in the access log with its reason, too, as long as the document can be opened', async () => {
    const { grant, entries, remove } = await setup();
    await grant('A reason');
    expect((await entries())[0]).toMatchObject({ actor: 'operator', fields: { hours: 2, reason: 'A reason' } });
    await remove();
    expect((await entries())[1]?.fields).not.toHaveProperty('reason');
  });

  test('is nobody else’s to see or to put away', async () => {
    const { grant, notices, see, meetGuest, server } = await setup();
    await grant();
    const other = await meetGuest();

    expect([await notices(other), (await see(3, other)).statusCode]).toEqual([[], 200]);
    await server.inject({ method: 'PUT', url: '/api/owner-notices/3/seen', payload: {} });

    expect(await notices()).toHaveLength(1);
  });

  test('is seen the first time it is put away', async () => {
    const { grant, see } = await setup();
    await grant();
    const seenAt = () => db.selectFrom('owner_notices').select('seen_at').execute();
    await see(3);
    const first = await seenAt();
    await see(3);
    expect(await seenAt()).toEqual(first);
    expect((await see(77)).statusCode).toBe(200);
  });
});
