import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { labResult } from '#tests/support/client/documents.ts';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { prepareReports, type Browser } from '#tests/support/prepare-reports.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { mostReports } from './pdf-reports.repository.ts';
import { tidyPdfReports } from './tidy-pdf-reports.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

const setup = () => prepareReports(database);
const rows = () => db.selectFrom('pdf_reports').selectAll().orderBy('created_at').execute();
const waits = /^\/api\/pdf-reports\/readback-[\w-]{22}\.pdf$/;

describe('a PDF of a document', () => {
  test('waits at an address that tells nothing, and is named after the title where it is saved', async () => {
    const { ana, make } = await setup();

    const { pdfPath, filename } = (await make()).json().data;
    const answer = await ana.get(pdfPath);

    expect(pdfPath).toMatch(waits);
    expect(pdfPath.endsWith(`/${filename}`)).toBe(true);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^%PDF-1\.7\n/);
    expect(answer.body).toContain('Wren: März');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': `attachment; filename="Wren  Marz.pdf"; filename*=UTF-8''Wren%20%20M%C3%A4rz.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
  });

  test('is fetched again, and asked for by HEAD, while it waits', async () => {
    const { ana, made } = await setup();
    const url = await made();

    const headed = await ana.ask({ method: 'HEAD', url });
    const bodies = [(await ana.get(url)).body, (await ana.get(url)).body];

    expect([headed.statusCode, headed.body]).toEqual([200, '']);
    expect(bodies[0]).toBe(bodies[1]);
  });

  test('stands on the chosen paper in the chosen words', async () => {
    const { ana, make } = await setup();
    const { pdfPath } = (await make(ana, '?level=simple&paper=a4')).json().data;
    expect((await ana.get(pdfPath)).body).toContain('"paper":"a4"');
    expect((await make(ana, '?paper=a5')).statusCode).toBe(400);
    expect((await make(ana, '?level=hard')).statusCode).toBe(400);
  });

  test.each([
    ['?timeZone=Europe/Madrid', 'Sep 14, 2026'],
    ['?timeZone=America/Lima', 'Sep 13, 2026'],
    ['?timeZone=Nowhere', 'Sep 13, 2026'],
    ['', 'Sep 13, 2026'],
  ])('is dated as where it is asked for with "%s"', async (query, date) => {
    const { ana, make } = await setup();
    await sql`update documents set uploaded_at = '2026-09-13T23:30:00Z'`.execute(db);
    const { pdfPath } = (await make(ana, query)).json().data;
    expect((await ana.get(pdfPath)).body).toContain(`{"name":"Uploaded","value":"${date}"}`);
  });

  test('says which results were hard to read on the page, until somebody has checked', async () => {
    const result = { ...labResult('Potassium'), span: [0, 6] as [number, number] };
    const explainer = { explain: async (input: ExplainInput) => ({ ...plainExplain(input), labResults: [result] }) };
    const { ana, documentId, made } = await prepareReports(database, { explainer, file: 'CRP 3? mg/L' });
    const isDoubtful = async () => (await ana.get(await made())).body.includes('Hard to read: please check');
    expect(await isDoubtful()).toBe(true);

    const url = `/api/medical-documents/${documentId}/corrections`;
    await ana.ask({ method: 'POST', url, payload: { span: [4, 6], text: '3.5' } });

    expect(await isDoubtful()).toBe(false);
  });

  test('is sealed with the key of its document, under its own name', async () => {
    const { made, ana } = await setup();
    const [mine, other] = [await made(), await made()];
    const kept = await rows();
    expect(kept.map(({ sealed_report: sealed }) => /Wren|%PDF/.test(sealed.toString('latin1')))).toEqual([
      false,
      false,
    ]);

    const names = [mine, other].map((path) => path.split('/').at(-1));
    const bytes = kept.find(({ name }) => name === names[1])?.sealed_report;
    await db.updateTable('pdf_reports').set({ sealed_report: bytes }).where('name', '=', String(names[0])).execute();

    expect((await ana.get(mine)).json()).toMatchObject({ code: 'storage.damaged' });
    expect((await ana.get(other)).statusCode).toBe(200);
  });

  test('is not there for a document that is still read, or could not be', async () => {
    const { ana } = await setup();
    const { id } = (await ana.upload(uploadForm())).json().data;
    const answer = await ana.get(`/api/medical-documents/${id}/pdf`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'interpretation.not_found']);
  });

  test('that was made by HEAD would be made for nobody, and is not', async () => {
    const { ana, documentId } = await setup();
    const { statusCode } = await ana.ask({ method: 'HEAD', url: `/api/medical-documents/${documentId}/pdf` });
    expect([statusCode, await rows()]).toEqual([404, []]);
  });

  test('writes no title and no address into the log', async () => {
    const { ana, made, log } = await setup();
    const url = await made();
    await ana.get(url);
    const lines = JSON.stringify(log.lines);
    for (const word of ['Wren', url.split('/').at(-1) ?? '']) expect(lines).not.toContain(word);
  });
});

describe('where it waits', () => {
  test('it is over after ten minutes, and then removed', async () => {
    const { made, statusOf } = await setup();
    const [old, fresh] = [await made(), await made()];
    const set = (age: string) =>
      sql`update pdf_reports set created_at = now() - ${age}::interval where name = ${old.split('/').at(-1)}`.execute(
        db,
      );

    await set('9 minutes 50 seconds');
    expect(await statusOf(old)).toBe(200);
    await set('10 minutes');
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([404, 200]);
    await tidyPdfReports({ db }).run();

    expect((await rows()).map(({ name }) => name)).toEqual([fresh.split('/').at(-1)]);
  });

  test('the oldest makes room when there are too many of one document', async () => {
    const { made, statusOf, addDocument, ana } = await setup();
    const another = await addDocument();
    const other: string = (await ana.get(`/api/medical-documents/${another}/pdf`)).json().data.pdfPath;
    const paths: string[] = [];
    for (let at = 0; at < mostReports + 1; at += 1) paths.push(await made());

    const statuses = await Promise.all([...paths, other].map((path) => statusOf(path)));

    expect(statuses).toEqual([404, ...Array<number>(mostReports + 1).fill(200)]);
  });

  test('it is gone with its document at once, and back with it', async () => {
    const { made, remove, statusOf, ana, documentId } = await setup();
    const path = await made();

    await remove();
    expect(await statusOf(path)).toBe(404);
    await ana.ask({ method: 'POST', url: `/api/medical-documents/${documentId}/restore` });

    expect(await statusOf(path)).toBe(200);
  });

  test.each([
    ['a name of nobody', 'readback-AAAAAAAAAAAAAAAAAAAAAA.pdf', 404],
    ['a path', '..%2f..%2fetc%2fpasswd', 400],
    ['a short name', 'readback-.pdf', 400],
    ['a NUL', 'readback-AAAAAAAAAAAAAAAAAAAAA%00.pdf', 400],
  ])('%s finds nothing', async (_what, name, status) => {
    const { statusOf } = await setup();
    expect(await statusOf(`/api/pdf-reports/${name}`)).toBe(status);
  });

  test('damage is told as damage', async () => {
    const { made, ana } = await setup();
    const path = await made();
    await sql`update pdf_reports set sealed_report = substring(sealed_report for 40)`.execute(db);
    const answer = await ana.get(path);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'storage.damaged']);
  });
});

describe('whose it is', () => {
  test('another session of its owner fetches it, and a signed-out browser does not', async () => {
    const { ana, made, openBrowser, statusOf } = await setup();
    const path = await made();
    const payload = { username: ana.username, password: ana.password };
    const answer = await openBrowser({}, '192.0.2.9').ask({ method: 'POST', url: '/api/users/login', payload });
    const elsewhere = openBrowser(Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])));

    expect(await statusOf(path, elsewhere)).toBe(200);
    await elsewhere.ask({ method: 'POST', url: '/api/users/logout' });
    expect(await statusOf(path, elsewhere)).toBe(404);
    expect(await statusOf(path)).toBe(200);

    await ana.ask({ method: 'POST', url: '/api/users/logout' });
    expect([await statusOf(path), await rows()]).toEqual([404, []]);
  });

  test('others are told that there is none', async () => {
    const { made, meetUser, meetGuest, meetAdmin, openBrowser } = await setup();
    const path = await made();
    for (const who of [await meetUser(), await meetGuest(), await meetAdmin(), openBrowser({})]) {
      const answer = await who.get(path);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'pdf.not_found']);
    }
  });

  test('a guest fetches theirs, and takes it into their account', async () => {
    const { meetGuest, meetUser, addDocument } = await setup();
    const guest = await meetGuest();
    const id = await addDocument(guest);
    const path: string = (await guest.get(`/api/medical-documents/${id}/pdf`)).json().data.pdfPath;

    expect((await guest.get(path)).statusCode).toBe(200);
    const user = await meetUser({ guest });
    expect((await user.get(path)).statusCode).toBe(200);
  });
});

describe('by way of a share', () => {
  test('at Full Access it is made and fetched, without the list and the order of its owner', async () => {
    const { openShare, made, ana, documentId, statusOf } = await setup();
    const { doctor } = await openShare('full_access');
    const questions = [{ text: 'Only mine to ask', isOwn: true }];
    const url = `/api/interpretations/${documentId}/visit-questions`;
    await ana.ask({ method: 'PUT', url, payload: { questions } });

    const [theirs, mine] = [await made(doctor), await made()];

    expect((await ana.get(mine)).body).toContain('Only mine to ask');
    expect((await doctor.get(theirs)).body).not.toContain('Only mine');
    expect([await statusOf(mine, doctor), await statusOf(theirs)]).toEqual([404, 404]);
  });

  test('at a lesser level there is none', async () => {
    const { openShare, make } = await setup();
    const answer = await make((await openShare('comment')).doctor);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'document.not_found']);
  });

  test.each([
    [
      'is revoked',
      ({ ana }: Ended, id: number) => ana.ask({ method: 'POST', url: `/api/document-shares/${id}/revoke` }),
    ],
    [
      'gets a new code',
      ({ ana }: Ended, id: number) => ana.ask({ method: 'POST', url: `/api/document-shares/${id}/code` }),
    ],
    ['expires', () => sql`update shares set expires_on = '2020-01-01', expires_at = now()`.execute(db)],
    ['gives less', () => sql`update shares set level = 'comment'`.execute(db)],
    [
      'is left',
      ({ doctor, ref }: Ended) => doctor.ask({ method: 'DELETE', url: `/api/shared-documents/${ref}/visit` }),
    ],
    ['was idle for too long', () => sql`update share_visits set seen_at = now() - interval '30 minutes'`.execute(db)],
  ])('it waits for nobody once the share %s', async (_what, end) => {
    const { openShare, made, ana, documentId, statusOf } = await setup();
    const { doctor, shareId } = await openShare('full_access');
    const path = await made(doctor);
    expect(await statusOf(path, doctor)).toBe(200);

    await end({ ana, doctor, ref: documentId }, shareId);

    expect(await statusOf(path, doctor)).toBe(404);
  });

  test('another visit by the same share does not fetch it', async () => {
    const { openShare, made, open, statusOf } = await setup();
    const { doctor, ...shared } = await openShare('full_access');
    const path = await made(doctor);
    expect(await statusOf(path, await open(shared))).toBe(404);
  });
});

type Ended = { ana: Browser; doctor: Browser; ref: number };
