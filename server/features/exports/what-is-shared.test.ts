import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ExportedComment, ExportedShare, ExportedSmartHealthLink } from '#core/taking-along/exported.ts';
import { cookiesOf } from '#tests/support/document-server.ts';
import { dayIn, doctor, prepareSharer } from '#tests/support/prepare-sharer.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { importArchive } from './import/import-archive.ts';
import { jsonOf, unzip, wrongSums } from './unzip.test-helper.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  for (const table of ['documents', 'users', 'attempts'] as const) await db.deleteFrom(table).execute();
});

async function setup() {
  const sharer = await prepareSharer(database);
  const { ana, server, documentId, openBrowser, meetGuest, meetUser, parts, kept } = sharer;
  type Person = typeof ana;
  const zipOf = async (who: Person = ana): Promise<Buffer> => {
    const { address } = (await who.ask({ method: 'POST', url: '/api/users/exports' })).json().data;
    return (await who.get(address)).rawPayload;
  };
  const filesOf = async (who?: Person) => {
    const files = await unzip(await zipOf(who));
    expect(wrongSums(files)).toEqual([]);
    return files;
  };
  const enter = async (accessCode: string) => {
    const { cookies } = await meetGuest();
    const url = `/api/shared-documents/${documentId}/access`;
    const answer = await server.inject({ method: 'POST', url, payload: { accessCode }, cookies });
    return openBrowser({ ...cookies, ...cookiesOf(answer) });
  };
  const say = async (text: string, who: Pick<Person, 'ask'> = ana) => {
    const url = `/api/medical-documents/${documentId}/comments`;
    const answer = await who.ask({ method: 'POST', url, payload: { text } });
    if (answer.statusCode >= 300) throw new Error(`Nothing was said: ${answer.body}`);
  };
  const makeLink = async () => {
    const url = `/api/medical-documents/${documentId}/smart-health-links`;
    const answer = await ana.ask({
      method: 'POST',
      url,
      payload: { label: 'For the clinic', passcode: 'quiet-41-bear' },
    });
    if (answer.statusCode !== 201) throw new Error(`No link was made: ${answer.body}`);
    return answer.json().data;
  };
  const bringIn = async (zip: Buffer) => {
    const path = join(tmpdir(), `${randomUUID()}.zip`);
    onTestFinished(() => rm(path, { force: true }));
    await writeFile(path, zip);
    const moved = await meetUser();
    const imported = await importArchive({ ...parts, jobs: kept.jobs }, { path, userId: moved.user.id });
    return { moved, imported };
  };
  return { ...sharer, zipOf, filesOf, enter, say, makeLink, bringIn };
}

const sharesIn = (files: Map<string, Buffer>) => z.array(ExportedShare).parse(jsonOf(files, 'shares.json'));
const commentsIn = (files: Map<string, Buffer>) => z.array(ExportedComment).parse(jsonOf(files, 'comments.json'));
const linksIn = (files: Map<string, Buffer>) =>
  z.array(ExportedSmartHealthLink).parse(jsonOf(files, 'smart-health-links.json'));

test('an export tells with whom what is and was shared, until when, and how often they came', async () => {
  const { share, revoke, enter, filesOf, documentId, addDocument } = await setup();
  const { share: first, accessCode } = await share({ expirationDate: dayIn(9), accessLevel: 'comment' });
  await enter(accessCode);
  const next = await addDocument();
  const { share: second } = await share({ documentId: next.documentId, permissionType: 'family' });
  await revoke(second.id);

  expect(sharesIn(await filesOf())).toEqual([
    {
      ...{ id: first.id, document: documentId, recipientEmail: doctor, accessLevel: 'comment' },
      ...{ permissionType: 'healthcare_provider', accessCount: 1, expirationDate: first.expirationDate },
      ...{ expiresAt: first.expiresAt, revokedAt: null, lastOpenedAt: expect.any(String), createdAt: first.createdAt },
    },
    {
      ...{ id: second.id, document: next.documentId, recipientEmail: doctor, accessLevel: 'read' },
      ...{ permissionType: 'family', accessCount: 0, expirationDate: null, expiresAt: null },
      ...{ revokedAt: expect.any(String), lastOpenedAt: null, createdAt: second.createdAt },
    },
  ]);
});

test('it has what was said about a document, by its owner and by others', async () => {
  const { share, enter, say, filesOf, documentId } = await setup();
  const { share: made, accessCode } = await share({ accessLevel: 'comment' });
  await say('Is the CRP high?', await enter(accessCode));
  await say('To all of you: thank you.');

  expect(commentsIn(await filesOf())).toMatchObject([
    { document: documentId, share: made.id, author: { kind: 'recipient' }, text: 'Is the CRP high?', answers: null },
    { document: documentId, share: null, author: { kind: 'owner' }, text: 'To all of you: thank you.' },
  ]);
});

test('it has the SMART Health Links that were made, and nothing that opens one', async () => {
  const { makeLink, filesOf, documentId } = await setup();
  const { link, uri } = await makeLink();

  const files = await filesOf();

  expect(linksIn(files)).toMatchObject([
    { id: link.id, document: documentId, label: 'For the clinic', hasPasscode: true, openedCount: 0, revokedAt: null },
  ]);
  const { url, key } = JSON.parse(Buffer.from(uri.slice(uri.indexOf('/') + 1), 'base64url').toString());
  for (const opens of [url.split('/').at(-1), key, 'quiet-41-bear'])
    for (const bytes of files.values()) expect(bytes.includes(opens)).toBe(false);
});

test('it has nothing that opens a share', async () => {
  const { share, filesOf, rowOf } = await setup();
  const { share: made, accessCode, link } = await share();
  const row = await rowOf(made.id);
  const files = await filesOf();
  const opening = [accessCode, link.slice(link.indexOf('#') + 1), row.code_hash, row.link_hash.toString('hex')];
  for (const opens of opening) for (const bytes of files.values()) expect(bytes.includes(opens)).toBe(false);
});

test('it has nothing of others, nor of a document that was deleted', async () => {
  const { share, say, makeLink, meetUser, ana, documentId, filesOf } = await setup();
  await share();
  await say('Mine');
  await makeLink();
  const other = await filesOf(await meetUser());
  expect([sharesIn(other), commentsIn(other), linksIn(other)]).toEqual([[], [], []]);

  await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${documentId}` });
  const own = await filesOf();
  expect([sharesIn(own), commentsIn(own), linksIn(own)]).toEqual([[], [], []]);
});

test('it goes on past an address, a label and a comment that are damaged, and tells it', async () => {
  const { share, say, makeLink, filesOf, documentId } = await setup();
  const { share: made } = await share();
  await share({ recipientEmail: 'nurse@example.com' });
  await say('Damaged');
  await say('Whole');
  const { link } = await makeLink();
  const noise = Buffer.of(1);
  await db.updateTable('shares').set({ sealed_recipient: noise }).where('id', '=', String(made.id)).execute();
  await db.updateTable('smart_health_links').set({ sealed_link: noise }).execute();
  const { id } = await db.selectFrom('comments').select('id').orderBy('id').executeTakeFirstOrThrow();
  await db.updateTable('comments').set({ sealed_comment: noise }).where('id', '=', id).execute();

  const files = await filesOf();

  expect(sharesIn(files).map(({ recipientEmail }) => recipientEmail)).toEqual([null, 'nurse@example.com']);
  expect(commentsIn(files).map(({ text }) => text)).toEqual(['Whole']);
  expect(linksIn(files).map(({ label }) => label)).toEqual([null]);
  const damaged = (what: string) => `${what} of document ${documentId} is damaged in storage and could not be opened.`;
  expect(String(files.get('problems.txt')).split('\n')).toEqual([
    `Comment ${id} on document ${documentId} is damaged in storage and could not be opened.`,
    damaged(`The address of share ${made.id}`),
    damaged(`The label of link ${link.id}`),
    '',
  ]);
});

test('an import lets nobody in, and says what it leaves out', async () => {
  const { share, say, makeLink, zipOf, bringIn } = await setup();
  await share();
  await say('Mine');
  await makeLink();

  const { moved, imported } = await bringIn(await zipOf());

  expect(imported).toEqual({
    ...{ documents: 1, known: 0 },
    remarks: [
      'Shares are not brought along: nobody is let in by an import.',
      'SMART Health Links are not brought along: make new ones here.',
      'Comments are not brought along. They stay in the ZIP, in comments.json.',
    ],
  });
  const [{ id }] = (await moved.get('/api/medical-documents')).json().data;
  expect((await moved.get(`/api/documents/${id}/shares`)).json().data).toEqual([]);
  expect((await moved.get(`/api/medical-documents/${id}/comments`)).json().data).toEqual([]);
});
