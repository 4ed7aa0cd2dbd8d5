import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditAction, AuditActor } from '#core/audit/audit-event.ts';
import type { ShareVisit } from '#core/sharing/share.ts';
import { cookiesOf } from '#tests/support/document-server.ts';
import { prepareSharer } from '#tests/support/prepare-sharer.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  for (const table of ['documents', 'users', 'attempts'] as const) await db.deleteFrom(table).execute();
});

type Line = { at?: string; actor?: AuditActor; action: AuditAction; fields?: object };

async function setup(options: Parameters<typeof prepareSharer>[1] = {}) {
  const sharer = await prepareSharer(database, options);
  const { ana, ticket, server, visits, documentId, openBrowser, meetGuest } = sharer;
  const enter = async (accessCode: string) => {
    const { cookies } = await meetGuest();
    const url = `/api/shared-documents/${documentId}/access`;
    const answer = await server.inject({ method: 'POST', url, payload: { accessCode }, cookies });
    return openBrowser({ ...cookies, ...cookiesOf(answer) });
  };
  const story = async (id: number): Promise<ShareVisit[]> => (await visits(id)).json().data;
  let number = 1000;
  /** Lines with times of their own, in the order in which they stand in the log. */
  const stand = async (...lines: Line[]) => {
    for (const { at = '2031-05-05T12:00:00Z', actor = 'unknown', action, fields = {} } of lines) {
      number += 1;
      const row = { owner: ana.owner, number: String(number), at: new Date(at), ticket, mac: Buffer.of() };
      await db
        .insertInto('audit_events')
        .values({ ...row, actor, action, fields: JSON.stringify(fields) })
        .execute();
    }
  };
  return { ...sharer, enter, story, stand, whats: async (id: number) => (await story(id)).map(({ what }) => what) };
}

describe('who came by a share', () => {
  test('is told from its beginning to its end, newest first', async () => {
    const { share, enter, renew, revoke, story, documentId } = await setup();
    const { share: made } = await share({ accessLevel: 'full_access' });
    const { accessCode } = (await renew(made.id)).json().data;
    const doctor = await enter(accessCode);
    await doctor.get(`/api/medical-documents/${documentId}`);
    await doctor.get(`/api/interpretations/${documentId}`);
    await doctor.get(`/api/medical-documents/${documentId}/file`);
    await doctor.get(`/api/medical-documents/${documentId}/pdf`);
    await revoke(made.id);

    const told = await story(made.id);
    expect(told.map(({ what }) => what)).toEqual([
      ...['revoked', 'exported_pdf', 'downloaded', 'viewed', 'viewed', 'opened', 'new_code', 'created'],
    ]);
    expect(told.every(({ at, times }) => !Number.isNaN(Date.parse(at)) && times === undefined)).toBe(true);
    expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)));
  });

  test('is not told of another share, nor of what the owner looks at', async () => {
    const { share, enter, ana, whats, documentId } = await setup();
    const [{ share: quiet }, { accessCode }] = [await share(), await share()];
    await (await enter(accessCode)).get(`/api/medical-documents/${documentId}`);
    await ana.get(`/api/medical-documents/${documentId}`);
    expect(await whats(quiet.id)).toEqual(['created']);
  });

  test('tells of wrong codes that came with its link, and of those that came with the number alone', async () => {
    const { share, enter, whats } = await setup();
    const [{ share: first }, { share: second }] = [await share(), await share()];
    await enter('K7QF-M2XR-9TPD');
    await expect.poll(() => whats(first.id)).toEqual(['refused', 'created']);
    expect(await whats(second.id)).toEqual(['refused', 'created']);
  });

  test('knows a comment and a new telling of the recipient, and none of the owner', async () => {
    const { share, stand, whats } = await setup();
    const { share: made } = await share();
    const fields = { share: made.id };
    await stand(
      { actor: 'recipient', action: 'comment.added', fields },
      { actor: 'owner', action: 'comment.added', fields },
      { actor: 'recipient', action: 'document.told_anew', fields },
      { actor: 'recipient', action: 'comment.edited', fields },
      { action: 'share.locked', fields },
    );
    expect(await whats(made.id)).toEqual(['locked', 'told_anew', 'commented', 'created']);
  });

  test('counts the wrong codes of one day, as the owner’s calendar has it', async () => {
    const { share, stand, story } = await setup({ timeZone: 'Asia/Tokyo' });
    const { share: made } = await share();
    const refusedAt = (at: string): Line => ({ at, action: 'share.refused', fields: { share: made.id } });
    await stand(
      refusedAt('2031-05-05T14:59:00Z'), // a minute before midnight in Tokyo
      refusedAt('2031-05-05T15:00:00Z'),
      { at: '2031-05-05T16:00:00Z', actor: 'recipient', action: 'share.opened', fields: { share: made.id } },
      refusedAt('2031-05-06T01:00:00Z'),
      refusedAt('2031-05-06T02:00:00Z'),
    );
    expect((await story(made.id)).slice(0, -1)).toEqual([
      { at: '2031-05-06T02:00:00.000Z', what: 'refused', times: 3 },
      { at: '2031-05-05T16:00:00.000Z', what: 'opened' },
      { at: '2031-05-05T14:59:00.000Z', what: 'refused' },
    ]);
  });

  test('begins with the share: what was tried at the document before is not its story', async () => {
    const { share, stand, whats } = await setup();
    const { share: made } = await share();
    await stand({ at: '2020-05-05T12:00:00Z', action: 'share.refused', fields: { by: 'number' } });
    expect(await whats(made.id)).toEqual(['created']);
  });

  test('takes a number for a share where it is one, and nowhere else', async () => {
    const { share, stand, whats } = await setup();
    const { share: made } = await share();
    const [viewed, actor] = ['document.viewed', 'recipient'] as const;
    await stand(
      { actor, action: viewed, fields: { share: String(made.id) } },
      { actor, action: viewed, fields: { share: made.id * 10 } },
      { actor, action: viewed, fields: { link: made.id } },
      { actor, action: viewed },
    );
    expect(await whats(made.id)).toEqual(['created']);
  });

  test('is not told any more when the share was deleted; the access log keeps it', async () => {
    const { share, revoke, remove, visits, ana } = await setup();
    const { share: made } = await share();
    await revoke(made.id);
    await remove(made.id);
    expect((await visits(made.id)).statusCode).toBe(404);
    const { entries } = (await ana.get('/api/access-log')).json().data;
    expect(entries.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'share.deleted',
      'share.revoked',
      'share.created',
    ]);
  });
});
