import { beforeEach, expect, test } from 'vitest';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentRepository } from '../documents.repository.ts';
import { createOpenedLabels } from '../opened-labels.ts';
import { mostFound, searchDocuments } from './search-documents.ts';

const database = await createTestDatabase();
const { db } = database;
const url = '/api/medical-documents/search';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup() {
  const server = await createDocumentServer(database);
  const ana = await server.meetGuest();
  const upload = async (title: string, file: string, documentType = 'lab_result') => {
    await ana.upload(uploadForm({ title, file, documentType }));
  };
  await upload('Older blood test', 'Ferritin 980 ng/mL\nCréatinine 88 µmol/L');
  await upload('Knee scan', 'No fracture. Ferritin was asked for.', 'imaging');
  await server.kept.runAll();
  const search = (payload: object, who = ana) => who.ask({ method: 'POST', url, payload });
  const find = async (words: string, more: object = {}) => (await search({ words, ...more })).json().data;
  const titles = async (words: string, more: object = {}) =>
    (await find(words, more)).found.map(({ document }: { document: { title: string } }) => document.title);
  return { ...server, ana, upload, search, find, titles };
}

test('finds documents by title, kind and text, the newest first, with the words around a hit', async () => {
  const { find, titles } = await setup();

  expect(await titles('FERRITIN')).toEqual(['Knee scan', 'Older blood test']);
  expect(await titles('older creatinine')).toEqual(['Older blood test']);
  expect(await titles('zebra')).toEqual([]);
  expect(await find('creatinine')).toMatchObject({
    found: [
      {
        document: { title: 'Older blood test' },
        foundIn: ['text'],
        excerpt: [
          { text: 'Créatinine', isHit: true },
          { text: ' 88 µmol/L', isHit: false },
        ],
      },
    ],
    count: 1,
    searched: 2,
    of: 2,
  });
});

test('looks through one type where that is asked for, and through nothing without a word', async () => {
  const { find, titles } = await setup();

  expect(await titles('ferritin', { type: 'imaging' })).toEqual(['Knee scan']);
  expect(await find(' ?! ')).toEqual({ found: [], count: 0, searched: 0, of: 2 });
});

test('finds nothing of others, and nothing that is deleted', async () => {
  const { ana, search, find, meetGuest } = await setup();
  const [{ document }] = (await find('knee')).found;
  await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${document.id}` });

  expect(await find('knee')).toMatchObject({ found: [], of: 1 });
  expect((await search({ words: 'ferritin' }, await meetGuest())).json().data).toMatchObject({ found: [], of: 0 });
});

test('passes over a text that is damaged, and finds the others', async () => {
  const { titles } = await setup();
  await db
    .updateTable('document_texts')
    .set({ sealed_text: Buffer.alloc(300) })
    .where('ticket', 'in', db.selectFrom('documents').select('ticket').where('document_type', '=', 'imaging'))
    .execute();

  expect(await titles('ferritin')).toEqual(['Older blood test']);
});

test('gives some of many, and tells how many there are', async () => {
  const { upload, find } = await setup();
  for (let count = 0; count <= mostFound; count++) await upload(`Zebra ${count}`, 'stripes');

  const { found, count } = await find('zebra');

  expect([found.length, count]).toEqual([mostFound, mostFound + 1]);
});

test('ends when its time is over, and says how far it came', async () => {
  const { parts } = await setup();
  const { owner } = await db.selectFrom('documents').select('owner').executeTakeFirstOrThrow();
  const deps = {
    ...parts,
    documents: createDocumentRepository(db),
    openLabel: createOpenedLabels(parts.keyRing),
    searchMs: -1,
  };
  const actor = { kind: 'guest', deviceId: owner.slice('guest:'.length) } as const;

  const answer = await searchDocuments(deps, actor, { words: 'ferritin', signal: new AbortController().signal });

  expect(answer).toMatchObject({ count: 1, searched: 1, of: 2 });
});

test('is a line of every document of which words are shown, once in some minutes', async () => {
  const { find } = await setup();
  const lines = () =>
    db.selectFrom('audit_events').select('fields').where('action', '=', 'document.searched').execute();
  const before = (await lines()).length;

  await find('ferritin');
  await find('ferritin 980');
  await find('knee');

  expect((await lines()).slice(before).map(({ fields }) => fields)).toEqual([
    '{"device":"guest"}',
    '{"device":"guest"}',
  ]);
});

test('leaves no word of it in a log, and refuses what is too long', async () => {
  const { search, log } = await setup();

  await search({ words: 'zebrafish' });

  expect(JSON.stringify(log.lines)).not.toContain('zebrafish');
  expect((await search({ words: 'x'.repeat(201) })).statusCode).toBe(400);
  expect((await search({})).statusCode).toBe(400);
});
