import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#core/kernel/app-error.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { plainExplainer } from '#tests/support/plain-explain.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { PageRead, TextExtractor } from '../../../ports/text-extractor.ts';
import { createMemoryFileStore } from '../../../adapters/file-store/memory.ts';
import { readDocument, readLongDocumentJob } from '../read-document.job.ts';
import { sweepStorage } from '../sweep-storage.ts';
import { keepPages, ReadingOver } from './keep-pages.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';
const file = 'one 1?\fprinted two\fthree 3?';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup(options: Parameters<typeof createDocumentServer>[1] = {}) {
  const given = { extractor: pagedExtractor, explainer: plainExplainer, log: createMemoryLog(), ...options };
  const server = await createDocumentServer(database, given);
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm({ file }))).json().data;
  const ticket = String(id).slice('temp-'.length);
  const { work, keyRing, files } = server;
  const deps = { work, keyRing, files, ...given };
  const read = (changed: Partial<typeof deps> = {}) =>
    readDocument({ ...deps, ...changed }, { ticket }, { signal: new AbortController().signal });
  const show = async () => (await guest.get(`${path}/${id}`)).json().data;
  const rows = () => db.selectFrom('document_pages').select(['page', 'blob']).orderBy('page').execute();
  const remove = () => guest.ask({ method: 'DELETE', url: `${path}/${id}` });
  /** What the store should hold: the original and the picture of every row, and nothing else. */
  const expectOneToOne = async () => {
    const { blob } = await db.selectFrom('documents').select('blob').executeTakeFirstOrThrow();
    expect((await namesOf(files)).toSorted()).toEqual([blob, ...(await rows()).map((row) => row.blob)].toSorted());
  };
  return { ...server, ...deps, guest, id, ticket, read, show, rows, remove, expectOneToOne };
}

/** Tells of pages by a clock that stands still unless it is moved. */
async function setupProgress() {
  const documents = await setup();
  const { work, ticket } = documents;
  await work.enter(ticket, 'extracting');
  const record = await work.findUnread(ticket);
  if (record === undefined) throw new Error('There is nothing to read');
  let time = 0;
  const told: number[] = [];
  const reachPage: typeof work.reachPage = async (of, progress) => (
    told.push(progress.page),
    work.reachPage(of, progress)
  );
  const { onPage: tell } = keepPages({ ...documents, work: { ...work, reachPage }, now: () => time }, record.key);
  const page = (number: number, picture: PageRead['picture'] = null) => tell({ page: number, of: 300, picture });
  return { ...documents, page, told, pass: (ms: number) => (time += ms) };
}

describe('progress', () => {
  test('is told a few times a second, however fast pages are read', async () => {
    const { page, pass, told, show } = await setupProgress();

    for (let number = 1; number <= 300; number += 1) {
      pass(5);
      await page(number);
    }

    expect(told).toEqual([80, 160, 240]);
    expect((await show()).progress).toEqual({ page: 240, of: 300 });
  });

  test('is told with every picture that is kept', async () => {
    const { page, show } = await setupProgress();
    await page(7, Buffer.from('picture'));
    expect((await show()).progress).toEqual({ page: 7, of: 300 });
  });

  test('is none before the first page, after the last and in the list of what is finished', async () => {
    const { show, read, guest } = await setup();
    expect((await show()).progress).toBeNull();
    await read();
    expect(await show()).toMatchObject({ stage: 'explained', progress: null });
    expect((await guest.get(path)).json().data).toMatchObject([{ progress: null }]);
  });

  test('begins anew with another try', async () => {
    const { page, show, work, ticket } = await setupProgress();
    await page(7, Buffer.from('picture'));
    await work.enter(ticket, 'extracting');
    expect((await show()).progress).toBeNull();
  });

  test.each([
    ['a picture', Buffer.from('picture')],
    ['a printed page', null],
  ])('of a deleted document ends the reading at %s, which keeps nothing', async (_what, picture) => {
    const { page, pass, remove, files } = await setupProgress();
    await remove();
    pass(1000);

    await expect(page(1, picture)).rejects.toBeInstanceOf(ReadingOver);

    expect(await namesOf(files)).toHaveLength(1);
  });
});

describe('the pictures of a document', () => {
  test('are kept while it is being read, before there is an outcome', async () => {
    const seen: string[][] = [];
    const { read, files, ticket } = await setup();
    const extractor: TextExtractor = {
      ...pagedExtractor,
      extract: (given, { onPage } = {}) =>
        pagedExtractor.extract(given, {
          onPage: async (told) => {
            await onPage?.(told);
            seen.push(await namesOf(files));
          },
        }),
    };

    await read({ extractor });

    expect(ticket).toHaveLength(36);
    expect(seen.map((names) => names.length)).toEqual([2, 2, 3]);
  });

  test('are one for each recognised page', async () => {
    const { read, rows, expectOneToOne } = await setup();
    await read();
    expect((await rows()).map(({ page }) => page)).toEqual([1, 3]);
    await expectOneToOne();
  });

  test('are replaced by another try', async () => {
    const { read, rows, expectOneToOne } = await setup();
    const failing = { explain: async () => Promise.reject(new Error('killed')) };
    await expect(read({ explainer: failing })).rejects.toThrow('killed');
    const before = (await rows()).map(({ blob }) => blob);

    await read();

    const after = (await rows()).map(({ blob }) => blob);
    expect(after).toHaveLength(2);
    expect(after.filter((blob) => before.includes(blob))).toEqual([]);
    await expectOneToOne();
  });

  test('of two tries at the same time are one for each page', async () => {
    const { read, rows, show, expectOneToOne } = await setup();
    await Promise.all([read(), read(), read()]);
    expect(await show()).toMatchObject({ stage: 'explained' });
    expect(await rows()).toHaveLength(2);
    await expectOneToOne();
  });

  test.each([
    ['that turns out unreadable', { outcome: 'unreadable', reason: 'hard_to_read' } as const],
    ['that turns out to show none', undefined],
  ])('%s are removed', async (_what, outcome) => {
    const { read, rows, expectOneToOne } = await setup();
    const extractor: TextExtractor = {
      ...pagedExtractor,
      extract: async (given, options) => {
        const extraction = await pagedExtractor.extract(given, options);
        if (outcome !== undefined || extraction.outcome === 'unreadable') return outcome ?? extraction;
        const pages = extraction.layout.pages.map((page) => ({ ...page, hasPicture: false }));
        return { ...extraction, layout: { pages } };
      },
    };

    await read({ extractor });

    expect(await rows()).toEqual([]);
    await expectOneToOne();
  });

  test('are left out when there is no room for them, and the document is read all the same', async () => {
    const memory = createMemoryFileStore();
    let hasRoom = true;
    const write: typeof memory.write = async (name, bytes) =>
      hasRoom ? memory.write(name, bytes) : Promise.reject(new AppError('storage.full'));
    const { read, show, rows, expectOneToOne, guest, id } = await setup({ files: { ...memory, write } });
    hasRoom = false;

    await read();

    const { data } = (await guest.get(`${path}/${id}/pages`)).json();
    expect(await show()).toMatchObject({ stage: 'explained', originalText: expect.stringContaining('three') });
    expect(data.map(({ hasPicture }: { hasPicture: boolean }) => hasPicture)).toEqual([false, false, false]);
    expect((await guest.get(`${path}/${id}/pages/1/picture`)).body).toBe('drawn 1 turned 0');
    expect(await rows()).toEqual([]);
    await expectOneToOne();
  });

  test('of a reading that was given up are removed', async () => {
    const { read, rows, work, ticket, files, log, expectOneToOne, keyRing } = await setup();
    const failing = { explain: async () => Promise.reject(new Error('killed')) };
    await expect(read({ explainer: failing })).rejects.toThrow('killed');
    const deps = { work, files, keyRing, log, extractor: pagedExtractor, explainer: plainExplainer };
    const job = readLongDocumentJob(deps);
    await job.giveUp?.({ ticket });

    expect(await rows()).toEqual([]);
    await expectOneToOne();
  });

  test('are not waited for when the document is deleted: reading ends without an outcome', async () => {
    const { read, remove, show, files } = await setup();
    let pages = 0;
    const extractor: TextExtractor = {
      ...pagedExtractor,
      extract: (given, { onPage } = {}) =>
        pagedExtractor.extract(given, {
          onPage: async (told) => {
            if (pages === 1) await remove();
            await onPage?.(told);
            pages += 1;
          },
        }),
    };

    await expect(read({ extractor })).resolves.toBeUndefined();

    expect(pages).toBe(2);
    expect((await show())?.stage).toBeUndefined();
    expect(await namesOf(files)).toHaveLength(2);
  });
});

/** Every step that can be the last one of a process: the calls of the store and of the database in the order they come. */
async function dieAt(step: number, documents: Awaited<ReturnType<typeof setup>>): Promise<'died' | 'finished'> {
  let steps = 0;
  const dying =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      steps += 1;
      if (steps === step) throw new Error('power cut before it');
      const result = await call(...args);
      steps += 1;
      if (steps === step) throw new Error('power cut after it');
      return result;
    };
  const { work, files, read } = documents;
  const mortal = {
    work: {
      ...work,
      enter: dying(work.enter),
      keepPicture: dying(work.keepPicture),
      reachPage: dying(work.reachPage),
      finish: dying(work.finish),
    },
    files: { ...files, write: dying(files.write), remove: dying(files.remove) },
  };
  return read(mortal).then(
    () => 'finished',
    () => 'died',
  );
}

test('a power cut at any step of a reading leaves rows and blobs one to one after the sweep, and the next try finishes', async () => {
  let outcome: 'died' | 'finished' = 'died';
  let step = 0;
  while (outcome === 'died') {
    step += 1;
    await db.deleteFrom('documents').execute();
    const documents = await setup({ files: createMemoryFileStore() });
    const {
      read,
      show,
      work,
      files,
      expectOneToOne,
      rows,
      parts: { audit },
    } = documents;
    // A second try: it also replaces what the first has left.
    await read({ explainer: { explain: async () => Promise.reject(new Error('first try')) } }).catch(() => undefined);

    outcome = await dieAt(step, documents);
    await sweepStorage({ work, files, audit, graceMs: 0 });
    await expectOneToOne();
    await read();
    await sweepStorage({ work, files, audit, graceMs: 0 });

    expect(await show()).toMatchObject({ stage: 'explained' });
    expect(await rows()).toHaveLength(2);
    await expectOneToOne();
  }
  expect(step).toBeGreaterThan(15);
});
