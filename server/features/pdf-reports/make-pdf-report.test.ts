import { beforeEach, expect, test } from 'vitest';
import type { ReportPrinter } from '#server/ports/report-printer.ts';
import { prepareReports, type Browser } from '#tests/support/prepare-reports.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { mostReports } from './pdf-reports.repository.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

const rows = () => db.selectFrom('pdf_reports').select('name').execute();

/** A printer that waits to be told to go on. */
function slowPrinter() {
  const going = Promise.withResolvers<Uint8Array>();
  const counts = { started: 0, stopped: 0 };
  const printer: ReportPrinter = {
    print: (_report, { signal }) =>
      new Promise((resolve, reject) => {
        counts.started += 1;
        void going.promise.then(resolve);
        signal?.addEventListener('abort', () => {
          counts.stopped += 1;
          reject(new Error('stopped'));
        });
      }),
  };
  const until = async (started: number) => {
    await expect.poll(() => counts.started, { timeout: 5_000 }).toBe(started);
  };
  return { printer, counts, until, goOn: () => going.resolve(Buffer.from('%PDF')) };
}

test('a printer that fails is told in words, and nothing is kept', async () => {
  const reportPrinter: ReportPrinter = { print: () => Promise.reject(new Error('Kestrel of the printer')) };
  const { make, log, lines } = await prepareReports(database, { reportPrinter });

  const answer = await make();

  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { success: false, message: 'Failed to generate PDF report', code: 'pdf.failed' },
  ]);
  expect([await rows(), await lines('document.exported_pdf')]).toEqual([[], []]);
  expect(JSON.stringify(log.lines)).not.toContain('Kestrel');
});

type Waiting = { ana: Browser; shareId: number; remove: () => Promise<unknown> };

const leaving: [string, (all: Waiting) => Promise<unknown>][] = [
  [
    'the share is revoked',
    ({ ana, shareId }) => ana.ask({ method: 'POST', url: `/api/document-shares/${shareId}/revoke` }),
  ],
  ['the document is deleted', ({ remove }) => remove()],
];
test.each(leaving)('it is stopped for a recipient when %s', async (_what, leave) => {
  const slow = slowPrinter();
  const all = await prepareReports(database, { reportPrinter: slow.printer });
  const { doctor, shareId } = await all.openShare('full_access');
  const answer = all.make(doctor);
  await slow.until(1);

  await leave({ ...all, shareId });

  expect((await answer).json().code).toBe('document.not_found');
  expect([slow.counts.stopped, await rows()]).toEqual([1, []]);
});

test('it is stopped when its owner signs out', async () => {
  const slow = slowPrinter();
  const { ana, make } = await prepareReports(database, { reportPrinter: slow.printer });
  const answer = make();
  await slow.until(1);

  await ana.ask({ method: 'POST', url: '/api/users/logout' });

  expect((await answer).json().code).toBe('document.not_found');
  expect([slow.counts.stopped, await rows()]).toEqual([1, []]);
});

test('a document that its owner deletes meanwhile is not kept as a PDF', async () => {
  const slow = slowPrinter();
  const { make, remove } = await prepareReports(database, { reportPrinter: slow.printer });
  const answer = make();
  await slow.until(1);

  await remove();
  slow.goOn();

  expect((await answer).json().code).toBe('document.not_found');
  expect(await rows()).toEqual([]);
});

test('two of one owner are printed at once, more wait, and too many are refused', async () => {
  const slow = slowPrinter();
  const { make, meetUser, addDocument } = await prepareReports(database, { reportPrinter: slow.printer });
  const ben = await meetUser();
  const bens = await addDocument(ben);
  const answers = Array.from({ length: 12 }, () => make());
  await slow.until(2);

  const refused = await Promise.race(answers);
  const others = ben.get(`/api/medical-documents/${bens}/pdf`);
  await slow.until(3);

  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many']);
  slow.goOn();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect((await others).statusCode).toBe(200);
  expect(await rows()).toHaveLength(mostReports + 1);
});

test('it is stopped when nobody waits for it any more', async () => {
  const slow = slowPrinter();
  const { ana, documentId, server } = await prepareReports(database, { reportPrinter: slow.printer });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const cookie = Object.entries(ana.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const gone = new AbortController();
  const url = `${origin}/api/medical-documents/${documentId}/pdf`;
  const asked = fetch(url, { headers: { cookie }, signal: gone.signal }).catch(() => 'gone');
  await slow.until(1);

  gone.abort();

  expect(await asked).toBe('gone');
  await expect.poll(() => slow.counts.stopped).toBe(1);
  expect(await rows()).toEqual([]);
});

test('too many a minute are refused to one person, and another may ask', async () => {
  const { make, openShare } = await prepareReports(database, { rateLimit: 1200 });
  const { doctor } = await openShare('full_access');
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) statuses.push((await make()).statusCode);
  expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array.from({ length: 20 }, () => 200), 429]);
  expect((await make(doctor)).statusCode).toBe(200);
});
