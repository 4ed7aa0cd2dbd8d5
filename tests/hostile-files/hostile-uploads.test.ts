import { beforeEach, describe, expect, test } from 'vitest';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { flateBomb, garbageAfterHeader, manyPages, withScript } from './hostile-pdfs.ts';
import { pngSaying } from './hostile-pictures.ts';
import { onePage } from './pdf-file.ts';
import { childProcesses } from '#tests/support/child-processes.ts';

const database = await createTestDatabase();
const extractor = createTextExtractor();
const path = '/api/medical-documents';

beforeEach(async () => {
  await database.db.deleteFrom('documents').execute();
});

async function setup() {
  const server = await createDocumentServer(database, { extractor });
  const guest = await server.meetGuest();
  const upload = (file: Buffer, fileName: string) => guest.upload(uploadForm({ file, fileName }));
  return { ...server, guest, upload };
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('files that are refused at the door, whatever their name', () => {
  test.each([
    ['report.png', 'SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['report.pdf', 'HTML', latin1('<!doctype html><script>alert(1)</script>')],
    ['report.pdf', 'a PDF that does not begin with its header', Buffer.concat([latin1('\n\n'), onePage({})])],
    ['report.pdf', 'a PDF behind a program', Buffer.concat([latin1('MZ\x90\0'), onePage({})])],
    ['report.dcm', 'DICOM', Buffer.concat([Buffer.alloc(128), latin1('DICM\x02\0')])],
    ['report.docx', 'DOCX', latin1('PK\x03\x04\x14\0\x06\0[Content_Types].xml')],
    ['report.jpg', 'HEIC', latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['report.jpg', 'TIFF', latin1('II*\0\x08\0\0\0')],
    ['report.png', 'WebP', latin1('RIFF\x24\0\0\0WEBPVP8 ')],
    ['report.png', 'GIF', latin1('GIF89a\x01\0\x01\0\x80\0\0;')],
    ['report.png', 'BMP', latin1('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')],
  ])('%s that is %s', async (fileName, _what, file) => {
    const { upload, files, kept } = await setup();
    const answer = await upload(file, fileName);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({
      code: 'upload.type_not_allowed',
      message: expect.stringContaining('PDF, JPEG, PNG or TXT'),
    });
    expect([await namesOf(files), await kept.waiting()]).toEqual([[], []]);
  });

  test('an empty file', async () => {
    const { upload } = await setup();
    expect(await upload(Buffer.alloc(0), 'report.pdf')).toMatchObject({ statusCode: 422 });
  });
});

describe('files that cannot be read say why, and the next one is read', () => {
  test.each([
    ['a bomb', flateBomb, 'too_complex'],
    ['too many pages', () => manyPages(5000), 'too_many_pages'],
    ['too many dots', () => pngSaying(30_000, 30_000), 'picture_too_large'],
    ['nothing but a header', garbageAfterHeader, 'damaged'],
  ] as const)('%s', async (_what, make, reason) => {
    const { upload, guest, kept } = await setup();
    const bad = (await upload(make(), 'report.pdf')).json().data.id;
    const good = (await upload(onePage({}), 'report.pdf')).json().data.id;

    await kept.runAll();

    expect((await guest.get(`${path}/${bad}`)).json().data).toMatchObject({
      stage: 'unreadable',
      unreadableReason: reason,
    });
    expect((await guest.get(`${path}/${good}`)).json().data).toMatchObject({
      stage: 'explained',
      originalText: 'Sodium 140 mmol/L',
    });
    expect(childProcesses()).toEqual([]);
  });
});

test('a PDF that carries a program is kept as it came, and only ever handed out as a file', async () => {
  const { upload, guest, kept } = await setup();
  const bytes = withScript();
  const { id } = (await upload(bytes, 'report.pdf')).json().data;
  await kept.runAll();

  expect((await guest.get(`${path}/${id}`)).json().data.readingNotes).toHaveLength(1);
  const original = await guest.get(`${path}/${id}/file`);
  expect(original.rawPayload.equals(bytes)).toBe(true);
  expect(original.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});
