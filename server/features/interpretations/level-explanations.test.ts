import { beforeEach, describe, expect, test } from 'vitest';
import type { Explanation, Notice } from '#core/documents/explanation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Explainer } from '../../ports/explainer.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/interpretations';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

type Making = (level: ReadingLevel) => Promise<void>;

type Setup = { making?: Making; tells?: () => Partial<Explanation> };

async function setup({ making = async () => undefined, tells = () => ({}) }: Setup = {}) {
  const made: string[] = [];
  const explainer: Explainer = {
    explain: async (input, { owner }) => {
      const { level = 'standard' } = input;
      made.push(level);
      await making(level);
      const notices: Notice[] = [{ kind: 'incomplete', text: `${level} for ${owner}`, spans: [] }];
      return { ...plainExplain(input), notices, ...tells() };
    },
  };
  const server = await createDocumentServer(database, { explainer, extractor: pagedExtractor });
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm({ file: 'CRP 3? mg/L' }))).json().data;
  await server.kept.runAll();
  made.length = 0;
  const ask = (level: ReadingLevel) => guest.get(`${path}/${id}?level=${level}`);
  const rows = () => db.selectFrom('level_explanations').select('level').orderBy('level').execute();
  return { ...server, guest, id: String(id), made, ask, rows };
}

test('an explanation at another level is made once, however often it is asked for', async () => {
  const { ask, made, rows } = await setup();

  const first = await Promise.all(Array.from({ length: 16 }, () => ask('simple')));
  const later = await ask('simple');
  await ask('detailed');
  await ask('detailed');
  await ask('standard');

  expect(made).toEqual(['simple', 'detailed']);
  for (const answer of first) expect(answer.json().data).toEqual(later.json().data);
  expect(await rows()).toEqual([{ level: 'detailed' }, { level: 'simple' }]);
});

test('it is made in the turn of the owner of the document', async () => {
  const { ask } = await setup();
  const { owner } = await db.selectFrom('documents').select('owner').executeTakeFirstOrThrow();

  const { data } = (await ask('simple')).json();

  expect(data.notices).toMatchObject([{ text: `simple for ${owner}` }]);
});

describe('one that was made before there were stories', () => {
  async function setupOld() {
    let isOld = true;
    const all = await setup({ tells: () => ({ story: isOld ? undefined : [] }) });
    await all.ask('simple');
    all.made.length = 0;
    isOld = false;
    return all;
  }

  test('is made anew from the text when it is opened, once', async () => {
    const { ask, made, rows } = await setupOld();

    const answers = await Promise.all([ask('standard'), ask('standard')]);
    const later = await ask('standard');

    expect(made).toEqual(['standard']);
    for (const answer of [...answers, later]) {
      expect(answer.json().data).toMatchObject({ story: [], text: 'CRP 3? mg/L' });
    }
    expect(await rows()).toEqual([{ level: 'simple' }, { level: 'standard' }]);
  });

  test('is made anew at another level, in the place of the one before', async () => {
    const { ask, made, rows } = await setupOld();

    await ask('simple');
    const { data } = (await ask('simple')).json();

    expect(made).toEqual(['simple']);
    expect(data.story).toEqual([]);
    expect(await rows()).toEqual([{ level: 'simple' }]);
  });

  test('gives way to the one that a correction makes', async () => {
    const { ask, guest, id, made } = await setupOld();
    await ask('standard');

    const payload = { span: [4, 6], text: '3.5' };
    await guest.ask({ method: 'POST', url: `/api/medical-documents/${id}/corrections`, payload });
    const { data } = (await ask('standard')).json();

    expect(made).toEqual(['standard', 'standard']);
    expect(data).toMatchObject({ story: [], text: 'CRP 3.5 mg/L' });
  });
});

test('after a correction it is made anew', async () => {
  const { ask, guest, id, made, rows } = await setup();
  await ask('simple');

  const payload = { span: [4, 6], text: '3.5' };
  await guest.ask({ method: 'POST', url: `/api/medical-documents/${id}/corrections`, payload });
  const { data } = (await ask('simple')).json();

  expect(data.text).toBe('CRP 3.5 mg/L');
  expect(made).toEqual(['simple', 'standard', 'simple']);
  expect(await rows()).toHaveLength(1);
});

test('a failure is not kept: the next one who asks has it made', async () => {
  let isBroken = true;
  const { ask, rows } = await setup({
    making: async (level) => {
      if (level === 'simple' && isBroken) throw new Error('broken');
    },
  });

  const answers = await Promise.all([ask('simple'), ask('simple')]);
  isBroken = false;

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  expect(await rows()).toEqual([]);
  expect((await ask('simple')).statusCode).toBe(200);
});

test('one that cannot be kept is answered all the same', async () => {
  const { ask, rows, log } = await setup({
    making: async (level) => {
      if (level === 'simple') await db.updateTable('document_texts').set({ revision: 7 }).execute();
      if (level === 'detailed') await db.deleteFrom('documents').execute();
    },
  });

  expect((await ask('simple')).statusCode).toBe(200);
  expect((await ask('detailed')).statusCode).toBe(200);

  expect(log.lines.map(({ event }) => event)).toContain('interpretation.level_not_kept');
  expect(await rows()).toEqual([]);
});

test('one level stored in the place of another is said to be damaged', async () => {
  const { ask } = await setup();
  await ask('simple');
  await ask('detailed');
  const simple = db.selectFrom('level_explanations').select('sealed_explanation').where('level', '=', 'simple');
  const { sealed_explanation } = await simple.executeTakeFirstOrThrow();
  await db.updateTable('level_explanations').set({ sealed_explanation }).where('level', '=', 'detailed').execute();

  expect((await ask('simple')).statusCode).toBe(200);
  expect((await ask('detailed')).json().code).toBe('storage.damaged');
});
