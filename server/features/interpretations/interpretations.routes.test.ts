import { randomBytes } from 'node:crypto';
import { noTelling } from '#core/documents/telling.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { plainExplain } from '#tests/support/plain-explain.ts';
import type { Explainer } from '#server/ports/explainer.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/interpretations';
const picture = Buffer.from('\xff\xd8\xff\xe0', 'latin1');

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup(
  parts: Parameters<typeof uploadForm>[0] = {},
  options: Parameters<typeof createDocumentServer>[1] = {},
) {
  const server = await createDocumentServer(database, options);
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm(parts))).json().data;
  const show = async () => (await guest.get(`/api/medical-documents/${id}`)).json().data;
  const request = (documentId: unknown) => guest.ask({ method: 'POST', url: path, payload: { documentId } as object });
  const judge = (feedback: unknown, ref: string | number = id) =>
    guest.ask({ method: 'PUT', url: `${path}/${ref}/feedback`, payload: { feedback } as object });
  const feedback = async () => (await guest.get(`${path}/${id}`)).json().data.feedback;
  return { ...server, guest, id, show, request, judge, feedback };
}

describe('an interpretation', () => {
  test('is not found before there is one', async () => {
    const { guest, id } = await setup();
    const answer = await guest.get(`${path}/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'interpretation.not_found']);
  });

  test('is the whole explanation, with the title and the text, by ticket and by number', async () => {
    const { guest, id, kept } = await setup({ title: 'My labs' });
    await kept.runAll();

    const { data } = (await guest.get(`${path}/${id}`)).json();

    const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
    expect(data).toEqual({
      ...plainExplain({ text: 'CRP 3 mg/L', source, chosenType: 'lab_result' }),
      documentId: expect.any(Number),
      title: 'My labs',
      createdAt: expect.stringMatching(/Z$/),
      feedback: null,
      telling: noTelling('no_provider', { level: 'standard', language: 'en' }),
    });
    expect((await guest.get(`${path}/${data.documentId}`)).json().data).toEqual(data);
  });

  test('is told anew at another level, with the notes of the file, and what is stored stays', async () => {
    const asked: (string | undefined)[] = [];
    const explainer: Explainer = {
      explain: async (input) => {
        asked.push(input.level);
        const { notes = [] } = input;
        return { ...plainExplain(input), notices: notes.map((note) => ({ ...note, spans: [] })) };
      },
    };
    const { guest, id, kept } = await setup({}, { explainer });
    await kept.runAll();
    const stored = (await guest.get(`${path}/${id}`)).json().data;

    const { data } = (await guest.get(`${path}/${id}?level=simple`)).json();

    expect(asked).toEqual([undefined, 'simple']);
    expect(data).toEqual({ ...stored, timings: data.timings, telling: { ...stored.telling, level: 'simple' } });
    expect(data.notices).toMatchObject([{ text: 'Read as UTF-8.' }]);
  });

  test('at a level that does not exist is refused', async () => {
    const { guest, id } = await setup();

    expect((await guest.get(`${path}/${id}?level=hard`)).statusCode).toBe(400);
  });

  test('does not exist of what cannot be read', async () => {
    const { guest, id, kept } = await setup({ file: picture });
    await kept.runAll();
    expect((await guest.get(`${path}/${id}`)).json().code).toBe('interpretation.not_found');
  });

  test('that was changed in storage is said to be damaged', async () => {
    const { guest, id, kept } = await setup();
    await kept.runAll();
    await db
      .updateTable('interpretations')
      .set({ sealed_explanation: Buffer.alloc(300) })
      .execute();
    expect((await guest.get(`${path}/${id}`)).json().code).toBe('storage.damaged');
  });

  test('moved from another document is said to be damaged', async () => {
    const { guest, id, kept } = await setup();
    const { id: other } = (await guest.upload(uploadForm())).json().data;
    await kept.runAll();
    const taken = db.selectFrom('interpretations').select('sealed_explanation').where('ticket', '=', other.slice(5));
    await db
      .updateTable('interpretations')
      .set({ sealed_explanation: (await taken.executeTakeFirstOrThrow()).sealed_explanation })
      .where('ticket', '=', id.slice(5))
      .execute();
    expect((await guest.get(`${path}/${id}`)).json().code).toBe('storage.damaged');
  });
});

describe('asking for one', () => {
  test('tells where a document stands, and changes nothing for one that is explained', async () => {
    const { request, id, kept, show } = await setup();
    const waiting = await request(id);
    await kept.runAll();
    const { id: number } = await show();

    const explained = await request(number);

    expect([waiting.statusCode, waiting.json().data]).toEqual([202, { documentId: id, stage: 'waiting' }]);
    expect(explained.json().data).toEqual({ documentId: number, stage: 'explained' });
    expect(await kept.waiting()).toEqual([]);
  });

  test('reads anew what could not be read, under the number it has', async () => {
    const { request, id, kept, show } = await setup({ file: picture });
    await kept.runAll();
    const { id: number } = await show();

    const answer = await request(String(number));

    expect(answer.json().data).toEqual({ documentId: number, stage: 'waiting' });
    expect(await kept.waiting()).toMatchObject([{ queue: 'read-document' }]);
    await kept.runAll();
    expect(await show()).toMatchObject({ id: number, stage: 'unreadable' });
    expect(id).toMatch(/^temp-/);
  });

  test('twice at once is started once', async () => {
    const { request, id, kept } = await setup({ file: picture });
    await kept.runAll();
    const answers = await Promise.all([request(id), request(id), request(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    await kept.runAll();
    expect(await kept.waiting()).toEqual([]);
  });

  test.each([0, -1, 1.5, 'x', 'temp-x', '1 or 1=1', 1e21])('for %j finds nothing', async (documentId) => {
    const { request } = await setup();
    expect((await request(documentId)).json().code).toBe('document.not_found');
  });

  test.each([null, {}, [], 'x'.repeat(65), { __proto__: 1 }, true])('for %j is refused', async (documentId) => {
    const { request } = await setup();
    expect((await request(documentId)).json().code).toBe('request.invalid');
  });
});

describe('feedback', () => {
  test('can be given, changed and taken back', async () => {
    const { judge, feedback, kept } = await setup();
    await kept.runAll();

    for (const opinion of ['helpful', 'not_helpful', 'not_helpful', null, null]) {
      const answer = await judge(opinion);
      expect([answer.statusCode, answer.json().data]).toEqual([200, { feedback: opinion }]);
      expect(await feedback()).toBe(opinion);
    }
  });

  test('is one for each person and document, also when clicked often at once', async () => {
    const { judge, kept } = await setup();
    await kept.runAll();
    await Promise.all(Array.from({ length: 10 }, () => judge('helpful')));
    expect(await db.selectFrom('feedback').selectAll().execute()).toHaveLength(1);
  });

  test('needs an interpretation', async () => {
    const { judge } = await setup();
    expect((await judge('helpful')).json().code).toBe('interpretation.not_found');
  });

  test.each(['great', 1, undefined, {}])('%j is refused', async (opinion) => {
    const { judge } = await setup();
    expect((await judge(opinion)).json().code).toBe('request.invalid');
  });

  test('of nothing is not found', async () => {
    const { judge } = await setup();
    expect((await judge('helpful', 123_456_789)).json().code).toBe('document.not_found');
  });
});

test('of large ones a reader has the next opened when one was answered, and others do not wait', async () => {
  const going = Promise.withResolvers<undefined>();
  let begun = 0;
  const explainer: Explainer = {
    explain: async (input) => {
      if (input.level === 'simple') {
        begun += 1;
        await going.promise;
      }
      const large = randomBytes(100_000).toString('base64');
      return { ...plainExplain(input), notices: [{ kind: 'incomplete', text: large, spans: [] }] };
    },
  };
  const { guest, id, kept, meetGuest } = await setup({}, { explainer });
  const ids = [id];
  for (let more = 0; more < 3; more += 1) ids.push((await guest.upload(uploadForm())).json().data.id);
  const other = await meetGuest();
  const { id: ofOther } = (await other.upload(uploadForm())).json().data;
  await kept.runAll();

  const waiting = ids.map((each) => guest.get(`${path}/${each}?level=simple`));
  await expect.poll(() => begun).toBe(1);
  const answer = await other.get(`${path}/${ofOther}`);

  expect([answer.statusCode, begun]).toEqual([200, 1]);
  going.resolve(undefined);
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(begun).toBe(4);
});
