import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDocumentServer, namesOf, plainExtractor, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const path = '/api/medical-documents';
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(100)]);

beforeEach(async () => {
  await database.db.deleteFrom('documents').execute();
});

async function setup() {
  const server = await createDocumentServer(database);
  const guest = await server.meetGuest();
  const uploaded = async (parts?: Parameters<typeof uploadForm>[0]) =>
    (await guest.upload(uploadForm(parts))).json().data;
  return { ...server, guest, uploaded };
}

test('an upload is answered with a ticket, before it is read', async () => {
  const { guest } = await setup();

  const answer = await guest.upload(uploadForm({ title: 'Größe ✓', file: 'CRP 3 mg/L' }));

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    success: true,
    message: 'OK',
    data: {
      id: expect.stringMatching(/^temp-[0-9a-f-]{36}$/),
      title: 'Größe ✓',
      documentType: 'lab_result',
      kind: null,
      fileType: 'text/plain',
      fileSize: 10,
      uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      originalText: null,
      userId: 'guest',
      stage: 'waiting',
      progress: null,
      unreadableReason: null,
      readingNotes: [],
      hasInterpretation: false,
      neverSend: false,
      person: null,
      removedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  });
});

test('once read, a document has a number, its text and its notes, under the number and the ticket alike', async () => {
  const { guest, uploaded, kept } = await setup();
  const { id: ticket } = await uploaded();

  await kept.runAll();

  const byTicket = (await guest.get(`${path}/${ticket}`)).json().data;
  expect(byTicket).toMatchObject({
    id: expect.any(Number),
    originalText: 'CRP 3 mg/L',
    stage: 'explained',
    hasInterpretation: true,
    kind: expect.any(String),
    readingNotes: ['Read as UTF-8.'],
  });
  expect((await guest.get(`${path}/${byTicket.id}`)).json().data).toEqual(byTicket);
});

test('what cannot be read says why, and has a number too', async () => {
  const { guest, uploaded, kept } = await setup();
  const { id } = await uploaded({ file: png });

  await kept.runAll();

  expect((await guest.get(`${path}/${id}`)).json().data).toMatchObject({
    id: expect.any(Number),
    stage: 'unreadable',
    unreadableReason: 'hard_to_read',
    originalText: null,
    hasInterpretation: false,
  });
});

describe('the list', () => {
  test('shows the newest first, without any text', async () => {
    const { guest, uploaded, kept } = await setup();
    await uploaded({ title: 'first' });
    await uploaded({ title: 'second' });
    await kept.runAll();

    const { data } = (await guest.get(`${path}?userId=guest`)).json();

    expect(data.map(({ title }: { title: string }) => title)).toEqual(['second', 'first']);
    expect(data[0]).not.toHaveProperty('originalText');
  });

  test.each([
    ['lab', ['labs']],
    ['lab_result', ['labs']],
    ['imaging', ['scan']],
    ['all', ['scan', 'labs']],
    ['pathology', []],
  ])('filters by %s', async (type, titles) => {
    const { guest, uploaded } = await setup();
    await uploaded({ title: 'labs', documentType: 'lab_result' });
    await uploaded({ title: 'scan', documentType: 'imaging' });

    const { data } = (await guest.get(`${path}?type=${type}`)).json();

    expect(data.map(({ title }: { title: string }) => title)).toEqual(titles);
  });

  test.each(['type=weather', 'type=lab&type=imaging', `userId=${'a'.repeat(65)}`])('refuses %s', async (query) => {
    const { guest } = await setup();
    expect((await guest.get(`${path}?${query}`)).statusCode).toBe(400);
  });

  test('goes on without a document whose key was damaged, and says which one it is', async () => {
    const { guest, uploaded } = await setup();
    const { id } = await uploaded({ title: 'damaged' });
    await uploaded({ title: 'whole' });
    const wrapped = Buffer.alloc(200, 1);
    await database.db.updateTable('document_keys').set({ wrapped }).where('ticket', '=', id.slice(5)).execute();

    const { data } = (await guest.get(path)).json();

    expect(data).toMatchObject([
      { title: 'whole', stage: 'waiting' },
      { title: 'Damaged document', stage: 'unreadable', unreadableReason: 'storage_damaged' },
    ]);
  });
});

describe('the original', () => {
  test('comes back byte for byte, as an attachment that no browser runs', async () => {
    const { guest, uploaded } = await setup();
    const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000)]);
    const { id } = await uploaded({ title: 'CT "chest" / März', file });

    const answer = await guest.get(`${path}/${id}/file`);

    expect(answer.rawPayload.equals(file)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': `attachment; filename="CT  chest    Marz.pdf"; filename*=UTF-8''CT%20%20chest%20%20%20%20M%C3%A4rz.pdf`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('that was damaged or lost is said to be, for that document only', async () => {
    const { guest, uploaded, files } = await setup();
    const { id } = await uploaded();
    const [blob = ''] = await namesOf(files);
    await files.remove(blob);

    const answer = await guest.get(`${path}/${id}/file`);

    expect(answer.json()).toMatchObject({ success: false, code: 'storage.damaged' });
    expect((await guest.get(`${path}/${id}`)).statusCode).toBe(200);
  });
});

describe('another device', () => {
  const requests = (id: string | number) =>
    [
      ['GET', `${path}/${id}`],
      ['GET', `${path}/${id}/file`],
      ['GET', `${path}/${id}/events`],
      ['DELETE', `${path}/${id}`],
      ['POST', `${path}/${id}/restore`],
      ['GET', `/api/interpretations/${id}`],
      ['PUT', `/api/interpretations/${id}/feedback`, { feedback: 'helpful' }],
      ['POST', '/api/interpretations', { documentId: id }],
    ] as const;

  test('gets 404 for every route and every name of the document, as for one that never was', async () => {
    const { uploaded, kept, meetGuest, guest } = await setup();
    const { id: ticket } = await uploaded();
    await kept.runAll();
    const { id: number } = (await guest.get(`${path}/${ticket}`)).json().data;
    const stranger = await meetGuest();
    const never = { ticket: 'temp-00000000-0000-4000-8000-000000000000', number: 999_999_999 };

    for (const id of [ticket, number, never.ticket, never.number]) {
      for (const [method, url, payload] of requests(id)) {
        const answer = await stranger.ask({ method, url, ...(payload && { payload }) });
        expect([method, url, answer.statusCode, answer.json().code]).toEqual([method, url, 404, 'document.not_found']);
      }
    }
    expect((await stranger.get(path)).json().data).toEqual([]);
    expect((await guest.get(`${path}/${ticket}`)).statusCode).toBe(200);
  });
});

describe('a name that is none', () => {
  test.each(['0', '-1', '1e3', '99999999999999999', 'temp-1', 'temp-', '%00', '__proto__', "1' or '1'='1"])(
    '%s is refused',
    async (ref) => {
      const { guest } = await setup();
      const answer = await guest.get(`${path}/${encodeURIComponent(ref)}`);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});

test('a reading that fails leaves the document waiting for the next try', async () => {
  let tries = 0;
  const { meetGuest, kept } = await createDocumentServer(database, {
    extractor: {
      ...plainExtractor,
      extract: async (file) => {
        tries += 1;
        if (tries === 1) throw new Error('out of memory');
        return plainExtractor.extract(file);
      },
    },
  });
  const guest = await meetGuest();
  const { id } = (await guest.upload(uploadForm())).json().data;
  const [job] = await kept.waiting();

  await expect(kept.runAll()).rejects.toThrow('out of memory');
  expect((await guest.get(`${path}/${id}`)).json().data).toMatchObject({ stage: 'extracting', originalText: null });

  expect(job).toMatchObject({ queue: 'read-document', payload: { ticket: id.slice(5) } });
});
