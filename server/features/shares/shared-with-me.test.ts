import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmEmail } from '#tests/support/confirm-email.ts';
import { cookiesOf, uploadForm } from '#tests/support/document-server.ts';
import { prepareShares } from '#tests/support/prepare-shares.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const address = 'doctor@example.com';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

/** Ana shares with an address, which a doctor with an account has confirmed. */
async function setup() {
  const prepared = await prepareShares(database);
  const { meetUser, openBrowser, parts, ana } = prepared;
  const doctor = await meetUser();
  await confirmEmail(parts, doctor.user.id, address);
  const list = async (who = doctor) => (await who.get('/api/shared-with-me')).json().data;
  const openById = (shareId: number | string, who = doctor) =>
    who.ask({ method: 'POST', url: `/api/shared-with-me/${shareId}/open` });
  /** The doctor's browser, after a share was opened in it by the list. */
  const openAs = async (shareId: number) => {
    const answer = await openById(shareId);
    return openBrowser({ ...doctor.cookies, ...cookiesOf(answer) }, doctor.remoteAddress);
  };
  const ofAna = (method: 'POST' | 'DELETE', url: string) => ana.ask({ method, url });
  return { ...prepared, doctor, list, openById, openAs, ofAna };
}

const refusal = (answer: { statusCode: number; json(): { code: string } }) => [answer.statusCode, answer.json().code];

describe('what is shared with somebody', () => {
  test('stands in their list, newest first, with whoever shares it', async () => {
    const { ana, parts, share, addDocument, list, documentId } = await setup();
    await confirmEmail(parts, ana.user.id, 'ana@example.com');
    await ana.ask({ method: 'PUT', url: '/api/users/me', payload: { name: 'Ana Lima' } });
    const other = await addDocument(ana, uploadForm({ title: 'Chest X-ray', documentType: 'imaging' }));
    const older = await share({ level: 'comment', expiresAt: new Date('2099-03-04T23:00:00Z') });
    const newer = await share({ documentId: other });

    const owner = { email: 'ana@example.com', name: 'Ana Lima' };
    const createdAt = expect.stringMatching(/Z$/);
    expect(await list()).toEqual([
      {
        document: { id: other, title: 'Chest X-ray', documentType: expect.any(String) },
        owner,
        share: { id: newer.shareId, createdAt, accessLevel: 'read', expirationDate: null },
      },
      {
        document: { id: documentId, title: 'Blood test', documentType: 'lab_result' },
        owner,
        share: { id: older.shareId, createdAt, accessLevel: 'comment', expirationDate: '2099-03-04' },
      },
    ]);
  });

  test('names an owner without a confirmed address by their username alone', async () => {
    const { ana, share, list } = await setup();
    await share();
    expect(await list()).toMatchObject([{ owner: { name: ana.user.username } }]);
    expect((await list())[0].owner).not.toHaveProperty('email');
  });

  test('is nothing to guests, and to others', async () => {
    const { share, list, meetUser, meetGuest, openById } = await setup();
    const { shareId } = await share();
    const other = await meetUser();

    const guest = await meetGuest();
    expect(refusal(await guest.get('/api/shared-with-me'))).toEqual([401, 'auth.required']);
    expect(await list(other)).toEqual([]);
    expect(refusal(await openById(shareId, other))).toEqual([404, 'share.not_found']);
  });

  test('is nothing to whoever has not confirmed that address', async () => {
    const { share, list, openById, doctor } = await setup();
    const { shareId } = await share();
    await sql`update users set email_verified_at = null where id = ${doctor.user.id}`.execute(db);

    expect(await list()).toEqual([]);
    expect(refusal(await openById(shareId))).toEqual([404, 'share.not_found']);
  });

  const ended: Record<string, (all: Awaited<ReturnType<typeof setup>>, shareId: number) => Promise<unknown>> = {
    'was revoked': ({ ofAna }, id) => ofAna('POST', `/api/document-shares/${id}/revoke`),
    'was deleted': async ({ ofAna }, id) => {
      await ofAna('POST', `/api/document-shares/${id}/revoke`);
      await ofAna('DELETE', `/api/document-shares/${id}`);
    },
    'has expired': () => sql`update shares set expires_on = '2020-01-01', expires_at = now()`.execute(db),
    'is of a deleted document': ({ ofAna, documentId }) => ofAna('DELETE', `/api/medical-documents/${documentId}`),
  };
  test.each(Object.entries(ended))('is gone when it %s', async (_what, end) => {
    const all = await setup();
    const { shareId } = await all.share();
    await end(all, shareId);

    expect(await all.list()).toEqual([]);
    expect(refusal(await all.openById(shareId))).toEqual([404, 'share.not_found']);
  });

  test('is listed with the others when it is damaged', async () => {
    const { share, list } = await setup();
    await share();
    await db
      .updateTable('documents')
      .set({ sealed_label: Buffer.alloc(300) })
      .execute();
    expect(await list()).toMatchObject([{ document: { title: 'Damaged document' } }]);
  });
});

describe('opened from the list', () => {
  test('a share needs no code, and shows what its level says', async () => {
    const { share, openAs, lines, documentId } = await setup();
    const { shareId } = await share();
    const { get } = await openAs(shareId);

    const { data } = (await get(`/api/medical-documents/${documentId}`)).json();
    expect([data.share.shareId, data.title]).toEqual([shareId, 'Blood test']);
    expect((await get(`/api/medical-documents/${documentId}/file`)).statusCode).toBe(404);
    expect(await lines('share.opened')).toEqual([{ actor: 'recipient', share: shareId, by: 'account' }]);
  });

  test('a share opens also when strangers have closed its doors', async () => {
    const { share, openById } = await setup();
    const { shareId } = await share();
    await db.updateTable('shares').set({ tries: 10 }).execute();
    expect((await openById(shareId)).statusCode).toBe(200);
  });

  test('a share stays with the session: signed out, its cookie shows nothing', async () => {
    const { share, openAs, documentId, doctor, openBrowser } = await setup();
    const { cookies } = await openAs((await share()).shareId);
    const copy = openBrowser({ 'readback-visit': cookies['readback-visit'] ?? '' });
    const status = async () => (await copy.get(`/api/medical-documents/${documentId}`)).statusCode;
    expect(await status()).toBe(200);

    await doctor.ask({ method: 'POST', url: '/api/users/logout' });

    expect(await status()).toBe(404);
  });

  test('a share stays with the address: once it is another’s, nothing is shown', async () => {
    const { share, openAs, documentId, doctor } = await setup();
    const { get } = await openAs((await share()).shareId);
    expect((await get(`/api/medical-documents/${documentId}`)).statusCode).toBe(200);

    expect((await doctor.ask({ method: 'DELETE', url: '/api/users/email' })).statusCode).toBe(200);

    expect((await get(`/api/medical-documents/${documentId}`)).statusCode).toBe(404);
  });

  test('and then by its code, a share outlasts the session', async () => {
    const { share, openAs, open, documentId, doctor } = await setup();
    const shared = await share();
    const { get } = await open(shared, { who: await openAs(shared.shareId) });
    await doctor.ask({ method: 'POST', url: '/api/users/logout' });
    expect((await get(`/api/medical-documents/${documentId}`)).statusCode).toBe(200);
  });

  test.each(['0', '-1', 'x', '1e3', '9'.repeat(17)])('the share %s is refused', async (shareId) => {
    const { openById } = await setup();
    expect(refusal(await openById(shareId))).toEqual([400, 'request.invalid']);
  });
});
