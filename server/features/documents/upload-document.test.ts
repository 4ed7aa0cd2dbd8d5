import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFileStore } from '#server/adapters/file-store/memory.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';
const limit = 15 * 1024 * 1024;
const textOf = (size: number) => Buffer.alloc(size, 'CRP 3 mg/L\n');

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup(options: Parameters<typeof createDocumentServer>[1] = {}) {
  const server = await createDocumentServer(database, options);
  const guest = await server.meetGuest();
  const countKept = async () => ({
    blobs: (await namesOf(server.files)).length,
    rows: (await db.selectFrom('documents').select('ticket').execute()).length,
    keys: (await db.selectFrom('document_keys').select('ticket').execute()).length,
    jobs: (await server.kept.waiting()).length,
  });
  return { ...server, guest, countKept };
}

const nothing = { blobs: 0, rows: 0, keys: 0, jobs: 0 };
const one = { blobs: 1, rows: 1, keys: 1, jobs: 1 };

describe('faults are told in the order of the form, and leave nothing', () => {
  const missing = undefined;
  const tooLarge = textOf(limit + 1);
  const gif = Buffer.from('GIF89a\x01\x00\x01\x00');

  test.each([
    ['nothing at all', { title: '', documentType: '', file: missing }, 400, 'upload.title_missing'],
    ['a title of blanks', { title: ' \u00a0\u200b\t' }, 400, 'upload.title_missing'],
    ['no title and a file too large', { title: '', file: tooLarge }, 400, 'upload.title_missing'],
    ['a title too long', { title: 'x'.repeat(201) }, 400, 'upload.title_too_long'],
    ['no type', { documentType: '' }, 400, 'upload.type_missing'],
    ['an unknown type', { documentType: 'weather' }, 400, 'upload.type_missing'],
    ['no type and a wrong file', { documentType: '', file: gif }, 400, 'upload.type_missing'],
    ['no file', { file: missing }, 400, 'upload.file_missing'],
    ['one byte too many', { file: tooLarge }, 413, 'upload.too_large'],
    ['too many bytes of a wrong type', { file: Buffer.concat([gif, tooLarge]) }, 413, 'upload.too_large'],
    ['far too many bytes', { file: textOf(3 * limit) }, 413, 'upload.too_large'],
    ['an empty file', { file: '' }, 422, 'upload.empty'],
    ['a GIF', { file: gif, fileName: 'scan.png' }, 415, 'upload.type_not_allowed'],
    ['SVG named .png', { file: '<svg onload="alert(1)"/>', fileName: 'a.png' }, 415, 'upload.type_not_allowed'],
    ['HTML named .pdf', { file: '<!doctype html><p>', fileName: 'a.pdf' }, 415, 'upload.type_not_allowed'],
  ])('%s', async (_what, parts, status, code) => {
    const { guest, countKept } = await setup();

    const answer = await guest.upload(uploadForm(parts));

    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await countKept()).toEqual(nothing);
  });

  test('a refused type names what is allowed', async () => {
    const { guest } = await setup();
    const answer = await guest.upload(uploadForm({ file: 'II*\0', fileName: 'scan.tiff' }));
    expect(answer.json().message).toBe('Invalid file type. Please upload a PDF, JPEG, PNG or TXT file.');
  });
});

describe('what is accepted', () => {
  test('exactly 15 MB', async () => {
    const { guest, countKept } = await setup();
    const answer = await guest.upload(uploadForm({ file: textOf(limit) }));
    expect([answer.statusCode, answer.json().data.fileSize]).toEqual([201, limit]);
    expect(await countKept()).toEqual(one);
  });

  test('fields after the file', async () => {
    const { guest } = await setup();
    const form = new FormData();
    form.set('file', new File(['CRP 3'], 'a.txt'));
    form.set('documentType', 'other');
    form.set('title', 'Late title');
    expect((await guest.upload(form)).json().data).toMatchObject({ title: 'Late title', documentType: 'other' });
  });

  test('a document by what it is, whatever it is called', async () => {
    const { guest } = await setup();
    const answer = await guest.upload(uploadForm({ file: '%PDF-1.4\n', fileName: 'report.exe' }));
    expect(answer.json().data.fileType).toBe('application/pdf');
  });

  test.each([
    ['a NUL', 'Blood\0test', 'Bloodtest'],
    ['line breaks', 'Blood\r\ntest', 'Blood test'],
    ['marks that turn the direction', 'Blood\u202etest', 'Bloodtest'],
    ['a decomposed letter', 'Bru\u0308cke', 'Brücke'],
    ['200 pictures', '🩸'.repeat(200), '🩸'.repeat(200)],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('a title with %s, cleaned', async (_what, title, shown) => {
    const { guest } = await setup();
    const answer = await guest.upload(uploadForm({ title }));
    expect([answer.statusCode, answer.json().data?.title]).toEqual([201, shown]);
  });
});

describe('hostile requests', () => {
  const boundary = 'edge';
  const field = (name: string, value: string, extra = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
  const whole = field('title', 'T') + field('documentType', 'other');
  const file = (name = 'file', fileName = 'a.txt') => field(name, 'CRP 3', `; filename="${fileName}"`);

  async function send(body: string, contentType = `multipart/form-data; boundary=${boundary}`) {
    const { guest, countKept } = await setup();
    const answer = await guest.ask({
      method: 'POST',
      url: path,
      payload: body,
      headers: { 'content-type': contentType },
    });
    return { status: answer.statusCode, code: answer.json().code, answer, kept: await countKept() };
  }

  test.each([
    ['a field called __proto__', `${whole}${field('__proto__', 'x')}${file()}`],
    ['a field called constructor', `${whole}${field('constructor', 'x')}${file()}`],
    ['a file called __proto__', `${whole}${file('__proto__')}`],
    ['two files', `${whole}${file()}${file()}`],
    ['a file under another name', `${whole}${file('avatar')}`],
    ['a field twice', `${whole}${field('title', 'U')}${file()}`],
    ['six fields', `${whole}${['a', 'b', 'c', 'd'].map((name) => field(name, '')).join('')}${file()}`],
    ['six fields after the file', `${file()}${whole}${['a', 'b', 'c', 'd'].map((name) => field(name, '')).join('')}`],
    [
      'a field that is JSON',
      `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\nContent-Type: application/json\r\n\r\n{"__proto__":{"a":1}}\r\n`,
    ],
  ])('%s is refused and leaves nothing', async (_what, body) => {
    const { status, kept } = await send(`${body}--${boundary}--\r\n`);
    expect([400, 413]).toContain(status);
    expect(kept).toEqual(nothing);
    expect(Object.prototype).not.toHaveProperty('a');
  });

  test.each([
    ['CRLF in the file name', 'a.txt\r\nX-Evil: 1'],
    ['a path in the file name', '../../etc/passwd'],
    ['a NUL in the file name', 'a\0.txt'],
    ['10,000 characters of file name', 'a'.repeat(10_000)],
  ])('%s does no harm', async (_what, fileName) => {
    const { status, answer, kept } = await send(`${whole}${file('file', fileName)}--${boundary}--\r\n`);
    expect(status).toBeLessThan(500);
    expect(answer.headers).not.toHaveProperty('x-evil');
    expect([nothing, one]).toContainEqual(kept);
  });

  test('more fields than one needs are not taken over', async () => {
    const extra = field('owner', 'guest:other') + field('stage', 'explained') + field('id', '7');
    const { status, answer } = await send(`${whole}${extra}${file()}--${boundary}--\r\n`);
    expect(status).toBe(201);
    expect(answer.json().data).toMatchObject({ stage: 'waiting', id: expect.stringMatching(/^temp-/) });
  });

  test('a body cut in the middle of the file leaves no blob, row or key', async () => {
    const cut = `${whole}${file()}`.slice(0, -8);
    const { status, code, kept } = await send(cut);
    expect([status, code]).toEqual([400, 'upload.interrupted']);
    expect(kept).toEqual(nothing);
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a body of type %s is refused',
    async (contentType) => {
      const { status, kept } = await send('{}', contentType);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(kept).toEqual(nothing);
    },
  );
});

describe('room', () => {
  test('an upload is refused when too little is left, before anything is written', async () => {
    const { guest, countKept } = await setup({ minFreeBytes: 2 ** 50 });
    const answer = await guest.upload(uploadForm());
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage.full']);
    expect(await countKept()).toEqual(nothing);
  });

  test('a store that fills up during the upload leaves nothing of it', async () => {
    const { guest, countKept } = await setup({ files: createMemoryFileStore({ capacity: 500_000 }) });
    const answer = await guest.upload(uploadForm({ file: textOf(1_000_000) }));
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage.full']);
    expect(await countKept()).toEqual(nothing);
  });
});

describe('the same request again', () => {
  const key = { 'idempotency-key': 'a-key-of-the-client' };

  test('answers with the same document', async () => {
    const { guest, countKept } = await setup();
    const first = await guest.upload(uploadForm(), key);

    const again = await guest.upload(uploadForm(), key);

    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await countKept()).toEqual(one);
  });

  test('20 times at once makes one document', async () => {
    const { guest, countKept } = await setup();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.upload(uploadForm(), key)));

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(await countKept()).toEqual(one);
  });

  test.each([
    ['another title', { title: 'Another' }],
    ['another type', { documentType: 'imaging' }],
    ['another file', { file: 'CRP 4 mg/L' }],
  ])('with %s is refused', async (_what, change) => {
    const { guest, countKept } = await setup();
    await guest.upload(uploadForm(), key);

    const answer = await guest.upload(uploadForm(change), key);

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'upload.key_reused']);
    expect(await countKept()).toEqual(one);
  });

  test('of another device makes a document of its own', async () => {
    const { guest, meetGuest } = await setup();
    const other = await meetGuest();
    const mine = await guest.upload(uploadForm(), key);
    const theirs = await other.upload(uploadForm(), key);
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect(theirs.json().data.id).not.toBe(mine.json().data.id);
  });

  test('after the document was deleted finds nothing', async () => {
    const { guest } = await setup();
    const { id } = (await guest.upload(uploadForm(), key)).json().data;
    await guest.ask({ method: 'DELETE', url: `${path}/${id}` });
    expect((await guest.upload(uploadForm(), key)).json().code).toBe('document.not_found');
  });

  test.each(['', 'with space', 'ä', 'x'.repeat(201)])('under the key %j is refused', async (bad) => {
    const { guest } = await setup();
    const answer = await guest.upload(uploadForm(), { 'idempotency-key': bad });
    expect(answer.statusCode).toBe(400);
  });

  test('without a key makes two documents', async () => {
    const { guest, countKept } = await setup();
    await guest.upload(uploadForm());
    await guest.upload(uploadForm());
    expect(await countKept()).toEqual({ blobs: 2, rows: 2, keys: 2, jobs: 2 });
  });
});
