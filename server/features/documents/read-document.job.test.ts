import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LabResult } from '#core/documents/explanation.ts';
import { allOf, createDocumentServer, namesOf, plainExtractor, uploadForm } from '#tests/support/document-server.ts';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { plainExplain, plainExplainer } from '#tests/support/plain-explain.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import type { TextExtractor } from '../../ports/text-extractor.ts';
import { readDocumentQueue, readLongDocumentQueue } from './document-queues.ts';
import { readDocument, readDocumentJob, readLongDocumentJob } from './read-document.job.ts';

const database = await createTestDatabase();
const { db, address } = database;
const path = '/api/medical-documents';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup(options: Parameters<typeof createDocumentServer>[1] = {}) {
  const server = await createDocumentServer(database, options);
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm())).json().data;
  const ticket: string = id.slice('temp-'.length);
  const { work, keyRing, files } = server;
  const log = createMemoryLog();
  const deps = { work, keyRing, files, log, extractor: plainExtractor, explainer: plainExplainer, ...options };
  const read = () => readDocument(deps, { ticket }, { signal: new AbortController().signal });
  const show = async () => (await guest.get(`${path}/${id}`)).json().data;
  return { ...server, log, guest, id, ticket, deps, read, show };
}

test('gives the reader what was chosen at upload and what was extracted', async () => {
  const seen: object[] = [];
  const { read } = await setup({
    explainer: {
      explain: async (input) => {
        seen.push(input);
        return plainExplain(input);
      },
    },
  });

  await read();

  expect(seen).toEqual([
    {
      text: 'CRP 3 mg/L',
      source: { kind: 'text', pages: 1, ocr: false, confidence: null },
      layout: { pages: [] },
      chosenType: 'lab_result',
      notes: [{ kind: 'hard_to_read', text: 'Read as UTF-8.' }],
      extractMs: expect.any(Number),
    },
  ]);
});

const crp: LabResult = {
  ...{ name: 'CRP', analyte: 'crp', loinc: null, value: '3', comparator: null, unit: 'mg/L', range: null },
  ...{ printedFlag: 'H', flag: 'normal', conflict: true, previous: null, collectedAt: null, span: [0, 10] },
};

test('holds words that do not fit their result for doubtful, and explains again with that', async () => {
  const doubted: string[][] = [];
  const { read } = await setup({
    extractor: pagedExtractor,
    explainer: {
      explain: async (input) => {
        const words = input.layout?.pages.flatMap((page) => page.words) ?? [];
        doubted.push(words.map(({ span }) => input.text.slice(...span)));
        return {
          ...plainExplain(input),
          labResults: [crp],
        };
      },
    },
  });

  await read();

  expect(doubted).toEqual([[], ['3']]);
});

describe('reading again', () => {
  test('changes nothing once there is an outcome', async () => {
    const { read, show } = await setup();
    await read();
    const before = await show();
    await read();
    expect(await show()).toEqual(before);
  });

  test('at the same time has one outcome', async () => {
    const { read, show } = await setup();
    await Promise.all([read(), read(), read()]);
    expect(await show()).toMatchObject({ stage: 'explained', hasInterpretation: true });
    expect(await db.selectFrom('interpretations').select('ticket').execute()).toHaveLength(1);
  });

  test('after it broke off at any point comes to the same end', async () => {
    for (const point of ['extract', 'explain'] as const) {
      let isFirst = true;
      const breakOnce = (at: string) => {
        if (at === point && isFirst) {
          isFirst = false;
          throw new Error('killed');
        }
      };
      const { read, show } = await setup({
        extractor: { ...plainExtractor, extract: async (file) => (breakOnce('extract'), plainExtractor.extract(file)) },
        explainer: { explain: async (input) => (breakOnce('explain'), plainExplain(input)) },
      });
      await expect(read()).rejects.toThrow('killed');
      await read();
      expect(await show()).toMatchObject({ stage: 'explained', originalText: 'CRP 3 mg/L' });
    }
  });
});

describe('what stands in the way', () => {
  test('a document that was deleted meanwhile gets no outcome', async () => {
    const documents = await setup({
      extractor: {
        ...plainExtractor,
        extract: async (file) => {
          await documents.guest.ask({ method: 'DELETE', url: `${path}/${documents.id}` });
          return plainExtractor.extract(file);
        },
      },
    });
    await documents.read();
    expect(await db.selectFrom('interpretations').select('ticket').execute()).toEqual([]);
  });

  test('a document that is no more is no failure', async () => {
    const { read } = await setup();
    await db.deleteFrom('documents').execute();
    await expect(read()).resolves.toBeUndefined();
  });

  test.each([
    ['lost', async (files: Awaited<ReturnType<typeof setup>>['files'], name: string) => files.remove(name)],
    [
      'changed',
      async (files: Awaited<ReturnType<typeof setup>>['files'], name: string) =>
        files.write(
          name,
          (async function* () {
            yield Buffer.alloc(900, 7);
          })(),
        ),
    ],
  ])('a blob that was %s makes the document unreadable, and says so', async (_what, harm) => {
    const { read, show, files } = await setup();
    const [name = ''] = await namesOf(files);
    await harm(files, name);
    await read();
    expect(await show()).toMatchObject({ stage: 'unreadable', unreadableReason: 'storage_damaged' });
  });

  test('what cannot be read keeps its reason, whichever it is', async () => {
    const extractor: TextExtractor = {
      ...plainExtractor,
      extract: async () => ({ outcome: 'unreadable', reason: 'password_protected' }),
    };
    const { read, show } = await setup({ extractor });
    await read();
    expect(await show()).toMatchObject({ stage: 'unreadable', unreadableReason: 'password_protected' });
  });
});

describe('a document that takes long', () => {
  const file = ['one', 'two', 'three', ...Array.from({ length: 20 }, (_unused, at) => `page ${at}`)].join('\f');

  async function setupLong() {
    let time = 0;
    const server = await createDocumentServer(database, { extractor: pagedExtractor });
    const guest = await server.meetGuest();
    const { id } = (await guest.upload(uploadForm({ file }))).json().data;
    const { work, keyRing, files, kept } = server;
    const log = createMemoryLog();
    const extractor: TextExtractor = {
      ...pagedExtractor,
      extract: (given, { onPage, ...options } = {}) =>
        pagedExtractor.extract(given, {
          ...options,
          onPage: async (page) => {
            time += 8_000;
            await onPage?.(page);
          },
        }),
    };
    const deps = { work, keyRing, files, extractor, explainer: plainExplainer, log, jobs: kept.jobs, now: () => time };
    const ticket = String(id).slice('temp-'.length);
    const context = { signal: new AbortController().signal, attempt: 1 };
    const show = async () => (await guest.get(`${path}/${id}`)).json().data;
    return { ...server, deps, ticket, context, show };
  }

  test('makes room for others, waits in a queue of its own and is read there to its end', async () => {
    const { deps, ticket, context, show, kept, files } = await setupLong();
    await readDocumentJob(deps).run({ ticket }, context);

    expect(await show()).toMatchObject({ stage: 'waiting', progress: null });
    expect((await kept.waiting()).at(-1)).toMatchObject({ queue: 'read-long-document', payload: { ticket } });
    await readLongDocumentJob(deps).run({ ticket }, context);

    expect(await show()).toMatchObject({ stage: 'explained' });
    expect(await namesOf(files)).toHaveLength(1 + 23);
  });

  test('is read once, however often it is passed on', async () => {
    const { deps, ticket, context, show } = await setupLong();
    await Promise.all([1, 2].map(() => readDocumentJob(deps).run({ ticket }, context)));
    await Promise.all([1, 2].map(() => readLongDocumentJob(deps).run({ ticket }, context)));
    const before = await show();
    await readLongDocumentJob(deps).run({ ticket }, context);
    expect(await show()).toEqual(before);
  });

  test('that cannot be read is given up there too', async () => {
    const { deps, ticket, show } = await setupLong();
    await readLongDocumentJob(deps).giveUp?.({ ticket });
    expect(await show()).toMatchObject({ stage: 'unreadable', unreadableReason: 'too_complex' });
  });
});

test('on the real queue: a single page is read while longer documents fill the queue of their own', async () => {
  const { work, keyRing, files, meetGuest, kept } = await createDocumentServer(database);
  const { promise: isRead, resolve: release } = Promise.withResolvers();
  let time = 0;
  const extractor: TextExtractor = {
    ...pagedExtractor,
    extract: (given, { onPage } = {}) =>
      pagedExtractor.extract(given, {
        onPage: async (page) => {
          // Where patience is short the second page ends the reading; where it is not, it goes on when the others are done.
          time += 15_000;
          await onPage?.(page);
          if (page.of > 1 && page.page > 1) await isRead;
        },
      }),
  };
  const upload = async (file: string) => {
    const guest = await meetGuest();
    const { id } = (await guest.upload(uploadForm({ file }))).json().data;
    return async () => (await guest.get(`${path}/${id}`)).json().data.stage;
  };
  const long = 'page\f'.repeat(30);
  const [first, second, short] = [await upload(long), await upload(long), await upload('page')];
  const queues = [readDocumentQueue, readLongDocumentQueue];
  const log = createMemoryLog();
  const jobs = await startJobs({ address, queues, log });
  const deps = { work, keyRing, files, extractor, explainer: plainExplainer, log, now: () => time };
  await jobs.work([readDocumentJob({ ...deps, jobs }), readLongDocumentJob(deps)]);
  for (const { payload } of await kept.waiting())
    await jobs.send(readDocumentQueue, readDocumentQueue.payload.parse(payload));

  await vi.waitFor(async () => expect(await short()).toBe('explained'), { timeout: 20_000, interval: 100 });
  expect([await first(), await second()]).not.toContain('explained');
  release(undefined);

  for (const stage of [first, second]) {
    await vi.waitFor(async () => expect(await stage()).toBe('explained'), { timeout: 20_000, interval: 100 });
  }
  await jobs.stop({ withinMs: 2000 });
}, 60_000);

test('on the real queue: tried three times, then too complex, while others are read', async () => {
  let tries = 0;
  const { work, keyRing, files, log, guest, kept, show } = await setup();
  const extractor: TextExtractor = {
    ...plainExtractor,
    extract: async (file) => {
      const bytes = Buffer.from(await allOf(file.bytes));
      if (bytes.includes('poison')) {
        tries += 1;
        throw new Error('the child was killed');
      }
      return plainExtractor.extract({ ...file, bytes });
    },
  };
  const { id: poison } = (await guest.upload(uploadForm({ file: 'poison' }))).json().data;
  const jobs = await startJobs({ address, queues: [readDocumentQueue], log });
  await jobs.work([readDocumentJob({ work, keyRing, files, extractor, explainer: plainExplainer, log, jobs })]);

  for (const { payload } of await kept.waiting())
    await jobs.send(readDocumentQueue, readDocumentQueue.payload.parse(payload));

  await vi.waitFor(async () => expect(await show()).toMatchObject({ stage: 'explained' }), 10_000);
  const showPoison = async () => (await guest.get(`${path}/${poison}`)).json().data;
  await vi.waitFor(
    async () => expect(await showPoison()).toMatchObject({ stage: 'unreadable', unreadableReason: 'too_complex' }),
    { timeout: 25_000, interval: 200 },
  );
  expect(tries).toBe(3);
  const outcomes = log.lines.filter(({ event }) => event === 'document.read').map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['explained', 'too_complex']);
  await jobs.stop({ withinMs: 2000 });
});
