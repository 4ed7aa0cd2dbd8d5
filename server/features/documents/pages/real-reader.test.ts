import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { DocumentPage } from '#core/documents/page-layout.ts';
import { textAt } from '#core/kernel/span.ts';
import { createThreadExplainer } from '#server/adapters/explainer/thread-explainer.ts';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { manyBlends } from '#tests/hostile-files/hostile-pdfs.ts';
import { scannedReport } from '#tests/support/scanned-report.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';
const report = await readFile(new URL('../../samples/data/lab-panel.pdf', import.meta.url));

const extractor = createTextExtractor();
const explainer = createThreadExplainer({ threads: 1 });
afterAll(() => explainer.close());

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup(file: Uint8Array) {
  const server = await createDocumentServer(database, { extractor, explainer });
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm({ file }))).json().data;
  const show = async () => (await guest.get(`${path}/${id}`)).json().data;
  const pages = async (rest = '') => (await guest.get(`${path}/${id}/pages${rest}`)).json().data;
  const picture = (number: number) => guest.get(`${path}/${id}/pages/${number}/picture`);
  const correct = async (payload: object) =>
    (await guest.ask({ method: 'POST', url: `${path}/${id}/corrections`, payload })).json().data;
  const interpretation = async () => (await guest.get(`/api/interpretations/${id}`)).json().data;
  return { ...server, guest, show, pages, picture, correct, interpretation };
}

const isWebP = ({ rawPayload }: { rawPayload: Buffer }) => rawPayload.subarray(8, 12).toString() === 'WEBP';

test('a printed report has pages whose words stand in its text, and a picture drawn when it is asked for', async () => {
  const { kept, pages, show, picture } = await setup(report);
  await kept.runAll();

  const [first] = await pages();
  const { words }: DocumentPage = await pages('/1');
  const { originalText } = await show();

  expect(first).toMatchObject({ number: 1, kind: 'text', hasPicture: false, doubtful: 0 });
  expect(words.length).toBeGreaterThan(50);
  for (const { span } of words) expect(textAt(originalText, span)).toMatch(/^\S+$/);
  expect(isWebP(await picture(1))).toBe(true);
});

test('a scanned report shows the picture it was read from, and what a person corrects is explained', async () => {
  const { kept, pages, show, picture, correct, interpretation } = await setup(await scannedReport());
  await kept.runAll();
  const { words, kind }: DocumentPage = await pages('/1');
  const { originalText } = await show();
  const value = words.find(({ span }) => /^\d+\.\d$/.test(textAt(originalText, span)));
  const was = textAt(originalText, value?.span ?? [0, 0]);

  const corrected = await correct({ span: value?.span, text: '77.7', was });

  expect(kind).toBe('scan');
  expect(isWebP(await picture(1))).toBe(true);
  expect(textAt(corrected.text, corrected.span)).toBe('77.7');
  const { labResults } = await interpretation();
  expect(labResults.map((row: { value: string }) => row.value)).toContain('77.7');
}, 120_000);

test('a page that takes minutes to draw is given up, and keeps nobody else from theirs', async () => {
  const { kept, pages, picture, meetGuest } = await setup(manyBlends(10_000));
  const other = await meetGuest();
  const { id } = (await other.upload(uploadForm({ file: report }))).json().data;
  await kept.runAll();
  expect(await pages()).toMatchObject([{ kind: 'text', hasPicture: false }]);

  const asked = Promise.all(Array.from({ length: 14 }, () => picture(1)));
  const honest = await Promise.all([1, 2, 3].map(() => other.get(`${path}/${id}/pages/1/picture`)));

  expect(honest.map(isWebP)).toEqual([true, true, true]);
  const codes = (await asked).map((answer) => [answer.statusCode, answer.json().code]);
  expect(codes).toEqual(Array(14).fill([404, 'page.no_picture']));
  expect(await db.selectFrom('undrawn_pages').select(['page', 'reason']).execute()).toEqual([
    { page: 1, reason: 'took_too_long' },
  ]);
}, 60_000);

test.each([
  ['at its beginning', 1000],
  ['in the middle', 2_000_000],
])('a blob that is damaged %s makes the document unreadable, while others are read', async (_what, at) => {
  const long = Buffer.concat([report, Buffer.from('%'), randomBytes(3_000_000)]);
  const { kept, show, files, guest } = await setup(long);
  const { blob } = await db.selectFrom('documents').select('blob').executeTakeFirstOrThrow();
  const sealed = Buffer.concat(await Array.fromAsync(files.read(blob)));
  sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
  await files.write(
    blob,
    (async function* () {
      yield sealed;
    })(),
  );
  const { id: other } = (await guest.upload(uploadForm({ file: report }))).json().data;

  await kept.runAll();

  expect(await show()).toMatchObject({ stage: 'unreadable', unreadableReason: 'storage_damaged' });
  expect((await guest.get(`${path}/${other}`)).json().data.stage).toBe('explained');
});
