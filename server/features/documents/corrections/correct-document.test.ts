import { beforeEach, describe, expect, test } from 'vitest';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Explainer } from '../../../ports/explainer.ts';
import type { TextExtractor } from '../../../ports/text-extractor.ts';
import { createDocumentRepository } from '../documents.repository.ts';
import { createCorrectDocument } from './correct-document.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/medical-documents';
const file = 'CRP 3? mg/L\fFerritin 9l0 ng/mL';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

type Options = { extractor?: TextExtractor; text?: string; isRead?: boolean; explained?: ExplainInput[] };

async function setup({ extractor = pagedExtractor, text = file, isRead = true, explained = [] }: Options = {}) {
  const explainer: Explainer = {
    explain: async (input) => {
      explained.push(input);
      const notices = (input.notes ?? []).map((note) => ({ ...note, spans: [] }));
      return { ...plainExplain(input), notices };
    },
  };
  const server = await createDocumentServer(database, { extractor, explainer });
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm({ file: text }))).json().data;
  if (isRead) await server.kept.runAll();
  const correct = async (payload: object, who = guest) =>
    (await who.ask({ method: 'POST', url: `${path}/${id}/corrections`, payload })).json();
  const show = async () => (await guest.get(`${path}/${id}`)).json().data;
  const page = async (number: number) => (await guest.get(`${path}/${id}/pages/${number}`)).json().data;
  const interpretation = async (query = '') => (await guest.get(`/api/interpretations/${id}${query}`)).json().data;
  const [row] = await db.selectFrom('documents').select('owner').execute();
  const actor = { kind: 'guest', deviceId: row?.owner.slice('guest:'.length) ?? '' } as const;
  return { ...server, guest, id: String(id), explainer, actor, correct, show, page, interpretation };
}

test('a correction is in the text, on the page and in the explanation when it is answered', async () => {
  const explained: ExplainInput[] = [];
  const { correct, show, page, interpretation } = await setup({ explained });

  const { data } = await correct({ span: [4, 6], text: '3.5', was: '3?' });

  expect(data).toEqual({
    text: 'CRP 3.5 mg/L\n\nFerritin 9l0 ng/mL',
    span: [4, 7],
    pages: [
      expect.objectContaining({ number: 1, doubtful: 0, span: [0, 12] }),
      expect.objectContaining({ number: 2, doubtful: 0, span: [14, 32] }),
    ],
  });
  expect((await show()).originalText).toBe(data.text);
  expect((await interpretation()).text).toBe(data.text);
  expect((await interpretation()).summary).toContain('CRP 3.5 mg/L');
  expect((await page(1)).words[1]).toMatchObject({
    span: [4, 7],
    doubt: { reason: 'faint' },
    corrected: { read: '3?', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
  });
  expect((await page(2)).words[0]).toMatchObject({ span: [14, 22] });
  expect(explained.at(-1)).toMatchObject({ text: data.text, chosenType: 'lab_result', source: { confidence: 0.95 } });
});

test('a word confirmed as it stands is doubtful no more', async () => {
  const { correct } = await setup();
  const { data } = await correct({ span: [4, 6], text: '3?' });
  expect(data.text).toBe('CRP 3? mg/L\n\nFerritin 9l0 ng/mL');
  expect(data.pages[0].doubtful).toBe(0);
});

test('corrected again and back, the text is what it was and the word knows what was read', async () => {
  const { correct, page, show } = await setup();
  const before = (await show()).originalText;
  const once = (await correct({ span: [22, 25], text: '9100' })).data;

  const again = (await correct({ span: once.span, text: '910.55' })).data;
  const back = (await correct({ span: again.span, text: '9l0' })).data;

  expect(back.text).toBe(before);
  expect((await page(2)).words[1]).toMatchObject({ corrected: { read: '9l0' } });
});

test('an explanation at another level gets the corrected layout, so that doubts stay where they are', async () => {
  const explained: ExplainInput[] = [];
  const { correct, interpretation } = await setup({ text: 'CRP 3? mg/L Hb 1? g/dL', explained });
  await correct({ span: [4, 6], text: '3.5' });

  await interpretation('?level=simple');

  const doubted = explained.at(-1)?.layout?.pages.flatMap(({ words }) => words.filter(({ doubt }) => doubt));
  expect(explained.at(-1)?.level).toBe('simple');
  expect(doubted).toMatchObject([{ corrected: { read: '3?' } }, { span: [16, 18] }]);
  expect(doubted?.[1]).not.toHaveProperty('corrected');
});

test('what was noted of the file is still told after a correction', async () => {
  const notes = [{ kind: 'incomplete' as const, text: 'Page 3 could not be read.' }];
  const extractor: TextExtractor = {
    ...pagedExtractor,
    extract: async (given, options) => ({ ...(await pagedExtractor.extract(given, options)), notes }),
  };
  const { correct, interpretation } = await setup({ extractor });

  await correct({ span: [4, 6], text: '3.5' });

  expect((await interpretation()).notices).toEqual([{ ...notes[0], spans: [] }]);
});

describe('nothing is changed', () => {
  const unusable = { span: [4, 6], text: '' };

  test.each<[string, object, string]>([
    ['an empty text', unusable, 'correction.unusable'],
    ['two lines', { ...unusable, text: '3\n4' }, 'correction.unusable'],
    ['a NUL', { ...unusable, text: '3\u0000' }, 'correction.unusable'],
    ['81 characters', { ...unusable, text: 'x'.repeat(81) }, 'correction.unusable'],
    ['an endless text', { ...unusable, text: 'x'.repeat(400) }, 'request.invalid'],
    ['a body beyond bounds', { ...unusable, text: 'x'.repeat(70_000) }, 'request.too_large'],
    ['a reversed span', { span: [6, 4], text: '3' }, 'correction.misplaced'],
    ['an empty span', { span: [4, 4], text: '3' }, 'correction.misplaced'],
    ['half a word', { span: [4, 5], text: '3' }, 'correction.misplaced'],
    ['words of two pages', { span: [7, 21], text: '3' }, 'correction.misplaced'],
    ['a span behind the end', { span: [400, 410], text: '3' }, 'correction.misplaced'],
    ['a huge span', { span: [0, 99_999_999], text: '3' }, 'correction.misplaced'],
    ['a span beyond bounds', { span: [0, 1e9], text: '3' }, 'request.invalid'],
    ['a negative span', { span: [-1, 3], text: '3' }, 'request.invalid'],
    ['half a place', { span: [0.5, 3], text: '3' }, 'request.invalid'],
    ['a span of words', { span: ['0', '3'], text: '3' }, 'request.invalid'],
    ['three places', { span: [0, 3, 4], text: '3' }, 'request.invalid'],
    ['no span', { text: '3' }, 'request.invalid'],
    ['no text', { span: [0, 3] }, 'request.invalid'],
    ['a text that is none', { span: [0, 3], text: 3 }, 'request.invalid'],
    ['what stood there before', { span: [4, 6], text: '3', was: '4?' }, 'correction.misplaced'],
  ])('by %s', async (_what, payload, code) => {
    const { correct, show } = await setup();
    const before = await show();

    expect((await correct(payload)).code).toBe(code);

    expect(await show()).toEqual(before);
  });

  test('by a stranger, who cannot tell that there is anything', async () => {
    const { correct, show, meetGuest } = await setup();
    const before = await show();
    expect((await correct({ span: [4, 6], text: '3.5' }, await meetGuest())).code).toBe('document.not_found');
    expect(await show()).toEqual(before);
  });

  test('by fields that nobody asked for', async () => {
    const { correct, page } = await setup();
    const more = { at: '1970-01-01', read: 'x', owner: 'guest:other', corrected: { read: 'x' }, revision: 9 };
    await correct({ span: [4, 6], text: '3.5', ...more });
    expect((await page(1)).words[1].corrected).toEqual({ read: '3?', at: expect.stringMatching(/^20[2-9]/) });
  });

  test('while a document is being read', async () => {
    const { correct } = await setup({ isRead: false });
    expect((await correct({ span: [4, 6], text: '3.5' })).code).toBe('document.not_ready');
  });

  test('in what could not be read', async () => {
    const extract = async () => ({ outcome: 'unreadable', reason: 'hard_to_read' }) as const;
    const { correct } = await setup({ extractor: { ...pagedExtractor, extract } });
    expect((await correct({ span: [4, 6], text: '3.5' })).code).toBe('document.unreadable');
  });

  test('in a document without a layout', async () => {
    const { correct } = await setup();
    await db.updateTable('document_texts').set({ sealed_layout: null }).execute();
    expect((await correct({ span: [4, 6], text: '3.5' })).code).toBe('correction.misplaced');
  });

  test('when the explanation fails', async () => {
    const {
      show,
      explainer,
      actor,
      id,
      keyRing,
      parts: { audit },
    } = await setup();
    const before = await show();
    explainer.explain = async () => Promise.reject(new Error('killed'));
    const correctDocument = createCorrectDocument({
      documents: createDocumentRepository(db),
      audit,
      keyRing,
      explainer,
    });

    await expect(correctDocument(actor, { ref: id, span: [4, 6], text: '3.5' })).rejects.toThrow('killed');

    expect(await show()).toEqual(before);
  });

  test('when the document is deleted meanwhile', async () => {
    const {
      explainer,
      actor,
      id,
      keyRing,
      parts: { audit },
    } = await setup();
    explainer.explain = async (input) => {
      await db.updateTable('documents').set({ deleted_at: new Date() }).execute();
      return plainExplain(input);
    };
    const correctDocument = createCorrectDocument({
      documents: createDocumentRepository(db),
      audit,
      keyRing,
      explainer,
    });

    const correcting = correctDocument(actor, { ref: id, span: [4, 6], text: '3.5' });

    await expect(correcting).rejects.toMatchObject({ code: 'document.not_found' });
    expect(await db.selectFrom('document_texts').select('revision').execute()).toEqual([{ revision: 0 }]);
  });
});

describe('fifty at once', () => {
  const words = Array.from({ length: 50 }, (_unused, at) => `w${String(at).padStart(2, '0')}`);
  const spanAt = (at: number) => [at * 4, at * 4 + 3];

  test('are all there, each on its own word', async () => {
    const { correct, show, page } = await setup({ text: words.join(' ') });

    const answers = await Promise.all(
      words.map((word, at) => correct({ span: spanAt(at), text: word.toUpperCase(), was: word })),
    );

    expect(new Set(answers.map(({ success }) => success))).toEqual(new Set([true]));
    expect((await show()).originalText).toBe(words.join(' ').toUpperCase());
    expect((await page(1)).words.map((word: { corrected: { read: string } }) => word.corrected.read)).toEqual(words);
  });

  test('leave no moment in which the text and its explanation are not of each other', async () => {
    const { correct, interpretation } = await setup({ text: words.slice(0, 20).join(' ') });
    const mixed: string[] = [];
    let isOver = false;
    const watching = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { text, interpretation: told } = await interpretation();
        if (told !== `It has ${text.length} characters.`) mixed.push(told);
      }
    });

    for (let at = 19; at >= 0; at -= 1) await correct({ span: spanAt(at), text: `${words[at]}-longer` });
    isOver = true;
    await Promise.all(watching);

    expect(mixed).toEqual([]);
  });

  test('that move each other’s words never change another word than was meant', async () => {
    const { correct, show } = await setup({ text: words.join(' ') });

    const answers = await Promise.all(
      words.map((word, at) => correct({ span: spanAt(at), text: `${word}+`, was: word })),
    );

    const stands = (await show()).originalText.split(' ');
    for (const [at, { success, code }] of answers.entries()) {
      expect(stands[at]).toBe(success ? `${words[at]}+` : words[at]);
      if (!success) expect(code).toBe('correction.misplaced');
    }
  });

  test('of which half come by another process are all there', async () => {
    const {
      correct,
      show,
      actor,
      id,
      keyRing,
      explainer,
      parts: { audit },
    } = await setup({ text: words.slice(0, 4).join(' ') });
    const other = createCorrectDocument({ documents: createDocumentRepository(db), audit, keyRing, explainer });

    await Promise.all([
      correct({ span: [0, 3], text: 'W00' }),
      other(actor, { ref: id, span: [4, 7], text: 'W01' }),
      correct({ span: [8, 11], text: 'W02' }),
      other(actor, { ref: id, span: [12, 15], text: 'W03' }),
    ]);

    expect((await show()).originalText).toBe('W00 W01 W02 W03');
  });
});
