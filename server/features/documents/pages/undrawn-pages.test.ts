import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registerFeatures } from '#server/register-features.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import type { DrawnPage, UndrawnReason } from '../../../ports/text-extractor.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

type Outcome = UndrawnReason | 'drawn' | 'fault';

/** A printed page, and two processes that give what comes of drawing it: one outcome after the other. */
async function setup(...outcomes: Outcome[]) {
  const left = [...outcomes];
  const drawPage = async (): Promise<DrawnPage> => {
    const outcome = left.shift() ?? 'fault';
    if (outcome === 'fault') throw new Error('Nothing can be started.');
    return outcome === 'drawn' ? { outcome, picture: Buffer.from('drawn') } : { outcome: 'undrawn', reason: outcome };
  };
  const one = await createDocumentServer(database, { extractor: { ...pagedExtractor, drawPage } });
  const other = await createTestServer({ registerRoutes: (routes) => registerFeatures(routes, one.parts) });
  const guest = await one.meetGuest();
  const addPages = async (file: string) => {
    const { id } = (await guest.upload(uploadForm({ file }))).json().data;
    await one.kept.runAll();
    const pictureOf = (page: number) => `/api/medical-documents/${id}/pages/${page}/picture`;
    return [pictureOf(1), pictureOf(2)] as const;
  };
  const [url] = await addPages('printed Hb 12.9');
  const answerOf = async (
    { server }: Pick<typeof one, 'server'>,
    { at = url, method = 'GET' as 'GET' | 'HEAD' } = {},
  ) => {
    const answer = await server.inject({ method, url: at, cookies: guest.cookies });
    return answer.statusCode === 200 || method === 'HEAD' ? answer.statusCode : String(answer.json().code);
  };
  const letHoursPass = (hours: number) =>
    db
      .updateTable('undrawn_pages')
      .set({ tried_at: sql<Date>`tried_at - make_interval(hours => ${hours}::int)` })
      .execute();
  return { ...one, one, other, guest, url, addPages, answerOf, letHoursPass, left };
}

test('a page that cannot be drawn is tried once, whichever process is asked and whenever', async () => {
  const { answerOf, one, other, left, letHoursPass } = await setup('undrawable', 'drawn');

  const answers = [await answerOf(one), await answerOf(one), await answerOf(other)];
  await letHoursPass(10_000);
  answers.push(await answerOf(other));

  expect(answers).toEqual(Array(4).fill('page.no_picture'));
  expect(left).toEqual(['drawn']);
});

describe.each(['took_too_long', 'crashed'] as const)('a page whose drawing %s', (reason) => {
  test('is tried once more after a day', async () => {
    const { answerOf, one, other, letHoursPass, left } = await setup(reason, 'drawn');
    expect([await answerOf(one), await answerOf(other)]).toEqual(['page.no_picture', 'page.no_picture']);
    await letHoursPass(23);
    expect(await answerOf(other)).toBe('page.no_picture');
    expect(left).toEqual(['drawn']);

    await letHoursPass(1);

    expect(await answerOf(other)).toBe(200);
  });

  test('is left alone for another day when that fails too', async () => {
    const { answerOf, one, other, letHoursPass, left } = await setup(reason, reason, 'drawn');
    await answerOf(one);
    await letHoursPass(25);

    expect([await answerOf(other), await answerOf(one)]).toEqual(['page.no_picture', 'page.no_picture']);

    expect(left).toEqual(['drawn']);
  });
});

test('what failed for a fault of the machine is tried again at once', async () => {
  const { answerOf, one } = await setup('fault', 'drawn');

  expect(await answerOf(one)).toBe('server.internal');
  expect(await answerOf(one)).toBe(200);
});

test('what could not be fetched from storage is tried again at once', async () => {
  const { answerOf, one, files } = await setup('drawn');
  const { read } = files;
  files.read = () => {
    throw new Error('The storage is away.');
  };
  expect(await answerOf(one)).toBe('server.internal');

  files.read = read;

  expect(await answerOf(one)).toBe(200);
});

test('the same page of another document is drawn', async () => {
  const { answerOf, one, addPages } = await setup('undrawable', 'drawn');
  await answerOf(one);

  const [at] = await addPages('printed Hb 12.9');

  expect(await answerOf(one, { at })).toBe(200);
});

test('who asks by HEAD is told whether there is a picture, and none is drawn for it', async () => {
  const { answerOf, one, left } = await setup('undrawable');
  expect(await answerOf(one, { method: 'HEAD' })).toBe(200);
  expect(left).toEqual(['undrawable']);
  await answerOf(one);

  expect(await answerOf(one, { method: 'HEAD' })).toBe(404);
});

test('who waited while the page was refused elsewhere is told so, and it is not tried again', async () => {
  const { answerOf, one, other, addPages } = await setup();
  const tried: number[] = [];
  const firstIsDrawn = Promise.withResolvers<DrawnPage>();
  one.parts.extractor.drawPage = async (_file, { page }) => {
    tried.push(page);
    return page === 1 ? firstIsDrawn.promise : { outcome: 'undrawn', reason: 'undrawable' };
  };
  const [first, second] = await addPages('printed one\fprinted two');
  const drawing = answerOf(one, { at: first });
  await vi.waitFor(() => expect(tried).toEqual([1]));
  const waiting = answerOf(one, { at: second });
  expect(await answerOf(other, { at: second })).toBe('page.no_picture');

  firstIsDrawn.resolve({ outcome: 'drawn', picture: Buffer.from('drawn') });

  expect([await drawing, await waiting]).toEqual([200, 'page.no_picture']);
  expect(tried).toEqual([1, 2]);
});

test('what is remembered goes with its document', async () => {
  const { answerOf, one } = await setup('undrawable');
  await answerOf(one);
  const rows = () => db.selectFrom('undrawn_pages').select(['page', 'reason']).execute();
  expect(await rows()).toEqual([{ page: 1, reason: 'undrawable' }]);

  await db.deleteFrom('documents').execute();

  expect(await rows()).toEqual([]);
});

test('nothing is remembered of a document that is gone', async () => {
  const { one, url, guest } = await setup();
  one.parts.extractor.drawPage = async () => {
    await db.deleteFrom('documents').execute();
    return { outcome: 'undrawn', reason: 'undrawable' };
  };

  const answer = await guest.get(url);

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'page.no_picture']);
  expect(await db.selectFrom('undrawn_pages').select('page').execute()).toEqual([]);
});
