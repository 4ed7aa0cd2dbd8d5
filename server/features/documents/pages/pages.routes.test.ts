import { connect as openSocket, type AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { TextExtractor } from '../../../ports/text-extractor.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';
const threePages = 'CRP 3? mg/L\fprinted Hb 12.9\fFerritin 9?';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup({
  extractor = pagedExtractor,
  isRead = true,
  pages: file = threePages,
}: { extractor?: TextExtractor; isRead?: boolean; pages?: string } = {}) {
  const server = await createDocumentServer(database, { extractor });
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm({ file }))).json().data;
  if (isRead) await server.kept.runAll();
  const pages = async (rest = '') => guest.get(`${path}/${id}/pages${rest}`);
  const picture = (number: number, headers: Record<string, string> = {}) =>
    guest.ask({ method: 'GET', url: `${path}/${id}/pages/${number}/picture`, headers });
  return { ...server, guest, id: String(id), pages, picture };
}

describe('the pages of a document', () => {
  test('are told without their words, with how many of these are doubtful', async () => {
    const { pages } = await setup();

    const { data } = (await pages()).json();

    expect(data).toEqual([
      expect.objectContaining({ number: 1, kind: 'scan', hasPicture: true, span: [0, 11], doubtful: 1 }),
      expect.objectContaining({ number: 2, kind: 'text', hasPicture: false, span: [13, 28], doubtful: 0 }),
      expect.objectContaining({ number: 3, kind: 'scan', hasPicture: true, doubtful: 1 }),
    ]);
    expect(data[0]).not.toHaveProperty('words');
  });

  test('come one by one with their words', async () => {
    const { pages } = await setup();

    const { data } = (await pages('/3')).json();

    expect(data.words).toEqual([
      { span: [30, 38], box: [0.1, 0.1, 0.2, 0.2], confidence: 0.9 },
      { span: [39, 41], box: [0.1, 0.1, 0.2, 0.2], confidence: 0.9, doubt: { reason: 'faint' } },
    ]);
  });

  test('are not ready while it is being read', async () => {
    const { pages } = await setup({ isRead: false });

    for (const rest of ['', '/1', '/1/picture']) {
      const answer = await pages(rest);
      expect([rest, answer.statusCode, answer.json().code]).toEqual([rest, 409, 'document.not_ready']);
    }
  });

  test('are none of a document that could not be read', async () => {
    const extractor: TextExtractor = {
      ...pagedExtractor,
      extract: async () => ({ outcome: 'unreadable', reason: 'hard_to_read' }),
    };
    const { pages } = await setup({ extractor });

    expect((await pages()).json().data).toEqual([]);
    expect((await pages('/1')).json().code).toBe('page.not_found');
  });

  test('are none of a document that was read before they were kept, which opens as it did', async () => {
    const { pages, guest, id } = await setup();
    await db.updateTable('document_texts').set({ sealed_layout: null }).execute();

    expect((await pages()).json().data).toEqual([]);
    expect((await guest.get(`${path}/${id}`)).json().data.originalText).toContain('CRP 3? mg/L');
    expect((await guest.get(`/api/interpretations/${id}?level=simple`)).statusCode).toBe(200);
  });

  test.each(['0', '-1', '1e9', '1e0', '01', '1.0', 'x', '99999', '%00', '1%20', '__proto__', "1'"])(
    'have none of the number %s',
    async (number) => {
      const { pages } = await setup();
      for (const rest of ['', '/picture']) {
        expect((await pages(`/${number}${rest}`)).json().code).toBe('request.invalid');
      }
    },
  );

  test('have none behind the last', async () => {
    const { pages } = await setup();
    for (const rest of ['', '/picture']) expect((await pages(`/4${rest}`)).json().code).toBe('page.not_found');
  });

  test('that were changed in storage are said to be damaged', async () => {
    const { pages } = await setup();
    await db
      .updateTable('document_texts')
      .set({ sealed_layout: Buffer.alloc(300) })
      .execute();
    expect((await pages()).json().code).toBe('storage.damaged');
  });

  test('of one document never open as those of another', async () => {
    const { pages, guest, kept, id } = await setup();
    await guest.upload(uploadForm({ file: 'other' }));
    await kept.runAll();
    const other = await db
      .selectFrom('document_texts')
      .select('sealed_layout')
      .where('ticket', '!=', id.slice(5))
      .execute();
    await db
      .updateTable('document_texts')
      .set({ sealed_layout: other[0]?.sealed_layout ?? null })
      .where('ticket', '=', id.slice(5))
      .execute();
    expect((await pages()).json().code).toBe('storage.damaged');
  });
});

describe('the picture of a page', () => {
  test('is the one that its words were recognised from, for its owner’s browser alone', async () => {
    const { picture } = await setup();

    const answer = await picture(1);

    expect(answer.body).toBe('picture 1: CRP 3? mg/L');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('is drawn from the original where nothing was recognised', async () => {
    const { picture } = await setup();
    expect((await picture(2)).body).toBe('drawn 2 turned 0');
  });

  test('is not sent again to a browser that has it, and the owner is asked for each time', async () => {
    const { picture, guest, id } = await setup();
    for (const number of [1, 2]) {
      const etag = String((await picture(number)).headers.etag);

      const again = await picture(number, { 'if-none-match': etag });

      expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'private, no-cache']);
      expect((await picture(3, { 'if-none-match': etag })).statusCode).toBe(200);
    }
    await guest.ask({ method: 'DELETE', url: `${path}/${id}` });
    expect((await picture(1, { 'if-none-match': 'x' })).statusCode).toBe(404);
  });

  test('that was lost is damaged, and the others are shown', async () => {
    const { picture, files, pages } = await setup();
    const { blob } = await db
      .selectFrom('document_pages')
      .select('blob')
      .where('page', '=', 1)
      .executeTakeFirstOrThrow();
    await files.remove(blob);

    const lost = await picture(1);

    expect([lost.json().code, lost.headers['cache-control']]).toEqual(['storage.damaged', 'no-store']);
    expect((await picture(3)).statusCode).toBe(200);
    expect((await pages('/1')).statusCode).toBe(200);
  });

  test('never shows for another page, when two were swapped in storage', async () => {
    const { picture } = await setup();
    const rows = await db.selectFrom('document_pages').select(['page', 'blob']).orderBy('page').execute();
    const [first, third] = rows;
    await db.deleteFrom('document_pages').where('page', '=', 3).execute();
    await db
      .updateTable('document_pages')
      .set({ blob: third?.blob ?? '' })
      .where('page', '=', 1)
      .execute();

    expect(first?.page).toBe(1);
    expect((await picture(1)).json().code).toBe('storage.damaged');
  });

  test('that cannot be drawn is told so', async () => {
    const { picture } = await setup({
      extractor: { ...pagedExtractor, drawPage: async () => ({ outcome: 'undrawn', reason: 'undrawable' }) },
    });
    const answer = await picture(2);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'page.no_picture']);
  });

  test('is not drawn from an original that was lost', async () => {
    const { picture, files } = await setup();
    const { blob } = await db.selectFrom('documents').select('blob').executeTakeFirstOrThrow();
    await files.remove(blob);
    expect((await picture(2)).json().code).toBe('storage.damaged');
  });

  test('is not waited for by somebody who asks for too many, and is drawn for others', async () => {
    const open: (() => void)[] = [];
    const extractor: TextExtractor = {
      ...pagedExtractor,
      drawPage: async () => {
        await new Promise<void>((resolve) => open.push(resolve));
        return { outcome: 'drawn', picture: Buffer.from('drawn') };
      },
    };
    const many = Array.from({ length: 16 }, (_, index) => `printed ${index}`).join('\f');
    const { guest, id, meetGuest, kept } = await setup({ extractor, pages: many });
    const other = await meetGuest();
    const { id: honest } = (await other.upload(uploadForm({ file: 'printed Hb 12.9' }))).json().data;
    await kept.runAll();

    const refused: string[] = [];
    const answers = Array.from({ length: 16 }, async (_, index) => {
      const answer = await guest.get(`${path}/${id}/pages/${index + 1}/picture`);
      if (answer.statusCode === 429) refused.push(`${answer.json().code} ${String(answer.headers['retry-after'])}`);
      return answer.statusCode;
    });
    await vi.waitFor(() => expect(refused).toHaveLength(3), 10_000);
    const others = other.get(`${path}/${honest}/pages/1/picture`);
    await vi.waitFor(() => expect(open).toHaveLength(2), 10_000);
    const letGo = setInterval(() => open.shift()?.(), 1);
    const statuses = await Promise.all(answers);
    clearInterval(letGo);

    expect((await others).statusCode).toBe(200);
    expect(statuses.toSorted()).toEqual([...Array<number>(13).fill(200), ...Array<number>(3).fill(429)]);
    expect(new Set(refused)).toEqual(new Set(['request.too_many 5']));
  });
});

test('a browser that leaves while a page is drawn ends the drawing, and nobody is blamed', async () => {
  const { promise: aborted, resolve: abort } = Promise.withResolvers<undefined>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
  const extractor: TextExtractor = {
    ...pagedExtractor,
    drawPage: async (_file, { signal }) => {
      begin(undefined);
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      abort(undefined);
      throw new Error('nobody waits');
    },
  };
  const { server, guest, id, log, picture } = await setup({ extractor });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = openSocket((server.server.address() as AddressInfo).port, '127.0.0.1');
  const [[name, value] = ['', '']] = Object.entries(guest.cookies);
  const cookie = `${name}=${encodeURIComponent(value)}`;
  socket.write(`GET ${path}/${id}/pages/2/picture HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  await begun;

  socket.destroy();

  await aborted;
  expect((await picture(1)).statusCode).toBe(200);
  expect(log.lines.filter((line) => JSON.stringify(line).includes('request.failed'))).toEqual([]);
  await server.close();
});

test('a stranger finds nothing, by any name and on any page', async () => {
  const { meetGuest, id, guest } = await setup();
  const { id: number } = (await guest.get(`${path}/${id}`)).json().data;
  const stranger = await meetGuest();

  for (const ref of [id, number]) {
    for (const rest of ['/pages', '/pages/1', '/pages/1/picture', '/pages/9', '/pages/9/picture']) {
      expect((await stranger.get(`${path}/${ref}${rest}`)).json().code).toBe('document.not_found');
    }
  }
});

test('a document that cannot be read can be deleted and sent again, as often as one likes', async () => {
  let isReadable = false;
  const extractor: TextExtractor = {
    ...pagedExtractor,
    extract: async (given, options) =>
      isReadable ? pagedExtractor.extract(given, options) : { outcome: 'unreadable', reason: 'hard_to_read' },
  };
  const { guest, id, kept, files } = await setup({ extractor });
  await guest.ask({ method: 'DELETE', url: `${path}/${id}` });
  isReadable = true;

  const again = await guest.upload(uploadForm({ file: threePages }));
  await kept.runAll();

  const shown = (await guest.get(`${path}/${again.json().data.id}`)).json().data;
  expect([again.statusCode, shown.stage]).toEqual([201, 'explained']);
  expect((await guest.get(path)).json().data).toHaveLength(1);
  expect(await namesOf(files)).toHaveLength(4);
});
