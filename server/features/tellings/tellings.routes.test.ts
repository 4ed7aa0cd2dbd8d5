import { beforeEach, describe, expect, test } from 'vitest';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import type { MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { draftOf, plainTeller } from '#tests/support/plain-teller.ts';
import { backupDraft, firstDraft, path, setupTellings } from '#tests/support/telling-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('consents').execute();
});

const setup = (options: Parameters<typeof setupTellings>[1] = {}) => setupTellings(database, options);
const toldByFirst = 'OpenAI says the CRP is 3. OpenAI says ferritin is 90.';
const toldByBackup = 'Gemini says the CRP is 3. Gemini says ferritin is 90.';

describe('asking for a telling', () => {
  test('starts one of that level and language, whose facts are those of the built-in explanation', async () => {
    const asked: ExplainInput[] = [];
    const explainer = { explain: async (input: ExplainInput) => (asked.push(input), plainExplain(input)) };
    const { ask, kept, show, requestsOf } = await setup({ explainer });
    await kept.runAll();

    const { data } = await ask({ level: 'simple', language: 'es' });
    await kept.runAll();

    expect(data).toEqual({
      level: 'simple',
      language: 'es',
      stage: 'waiting',
      engine: null,
      revision: 1,
      reason: null,
    });
    expect(requestsOf('openai')[1]?.words).toContain('Tell it (simple, es,');
    expect(asked.at(-1)?.level).toBe('simple');
    expect((await show('?level=simple&language=es')).data).toMatchObject({
      summary: toldByFirst,
      language: 'es',
      telling: { stage: 'done', level: 'simple', language: 'es' },
    });
  });

  test('again changes nothing while it waits, and nothing when it stands', async () => {
    const { ask, kept, requestsOf } = await setup();

    expect((await ask()).data).toMatchObject({ stage: 'waiting', revision: 1 });
    expect(await kept.waiting()).toHaveLength(1);
    await kept.runAll();
    expect((await ask()).data).toMatchObject({ stage: 'done', engine: 'openai' });

    expect(await kept.waiting()).toEqual([]);
    expect(requestsOf('openai')).toHaveLength(1);
  });

  test('fifty times at once starts one', async () => {
    const { ask, agree, kept } = await setup({ agreed: [] });
    await agree('openai');

    const states = await Promise.all(Array.from({ length: 50 }, () => ask()));

    expect(new Set(states.map(({ data }) => `${data.stage} ${data.revision}`))).toEqual(new Set(['waiting 1']));
    expect(await kept.waiting()).toHaveLength(1);
  });

  test('too often in a minute is refused', async () => {
    const { ask } = await setup({ rateLimit: 1000 });
    const codes = [];
    for (let times = 0; times < 32; times += 1) codes.push((await ask()).code);
    expect(codes.slice(0, 30)).toEqual(Array<undefined>(30).fill(undefined));
    expect(codes.slice(30)).toEqual(['request.too_many', 'request.too_many']);
  });

  test('starts it anew when it has failed', async () => {
    let isDown = true;
    const { ask, kept, show } = await setup({
      answers: { openai: (): MockAnswer => (isDown ? { fault: 'internal' } : firstDraft) },
    });
    await kept.runAll();
    isDown = false;

    expect((await ask()).data).toMatchObject({ stage: 'waiting', reason: null });
    await kept.runAll();

    expect((await show()).data.summary).toBe(toldByFirst);
  });

  test('starts it when its owner has agreed at last', async () => {
    const { ask, agree, kept, show, telling } = await setup({ agreed: [] });
    expect((await ask()).data).toMatchObject({ stage: 'none', reason: 'no_consent' });

    await agree('gemini');
    expect(await telling()).toMatchObject({ stage: 'none', reason: null });
    await ask();
    await kept.runAll();

    expect((await show()).data.summary).toBe(toldByBackup);
  });

  test('starts one whose job was lost long ago', async () => {
    const { ask, kept, show } = await setup();
    await db
      .updateTable('tellings')
      .set({ changed_at: new Date(Date.now() - 60 * 60 * 1000) })
      .execute();
    expect((await ask()).data).toMatchObject({ stage: 'waiting', revision: 2 });
    await kept.runAll();
    expect((await show()).data.summary).toBe(toldByFirst);
  });

  test('is not possible before the document was read', async () => {
    const { ask, guest, id } = await setup({ isRead: false });
    expect((await ask()).code).toBe('interpretation.not_found');
    for (const what of ['events', 'outgoing'])
      expect((await guest.get(`${path}/${id}/${what}`)).json().code).toBe('interpretation.not_found');
  });

  test.each([{ level: 'hard' }, { language: 'fr' }, { level: 1 }, []])('for %j is refused', async (choice) => {
    expect((await (await setup()).ask(choice)).code).toBe('request.invalid');
  });
});

describe('an explanation in Spanish', () => {
  test('is in English until a model has written it, and says so', async () => {
    const { show } = await setup({ agreed: [] });
    expect((await show('?language=es')).data).toMatchObject({
      engine: 'built-in',
      telling: { language: 'es', stage: 'none', reason: 'no_consent' },
    });
  });
});

describe('a telling no longer fits', () => {
  test('once a word was corrected: it is told anew from the corrected text, and nothing of before is shown', async () => {
    const corrected = draftOf(['The CRP is 3.5.', 'CRP 3.5']);
    const { guest, id, kept, show, requestsOf, telling } = await setup({
      extractor: pagedExtractor,
      text: 'CRP 3? mg/L',
      answers: { openai: (count) => (count === 1 ? draftOf(['The CRP is 3?.', 'CRP 3?']) : corrected) },
    });
    await kept.runAll();
    expect((await show()).data.summary).toBe('The CRP is 3?.');

    const url = `/api/medical-documents/${id}/corrections`;
    await guest.ask({ method: 'POST', url, payload: { span: [4, 6], text: '3.5' } });
    expect((await show()).data).toMatchObject({ engine: 'built-in', telling: { stage: 'waiting' } });
    expect(await kept.waiting()).toMatchObject([{ queue: 'tell-document', after_seconds: 5 }]);
    await kept.runAll();

    expect((await show()).data).toMatchObject({ summary: 'The CRP is 3.5.', telling: { stage: 'done' } });
    expect(requestsOf('openai')[1]?.words).toContain('CRP 3.5 mg/L');
    expect(await telling('?level=simple')).toMatchObject({ stage: 'none', reason: null });
  });

  test('once a word was corrected while it was written: the run under way is not kept', async () => {
    const slow: MockAnswer = { text: draftOf(['The CRP is 3?.', 'CRP 3?']), stopAfter: 20 };
    const { guest, id, kept, show, wasAsked, requestsOf } = await setup({
      extractor: pagedExtractor,
      text: 'CRP 3? mg/L',
      answers: { openai: (count) => (count === 1 ? slow : draftOf(['The CRP is 3.5.', 'CRP 3.5'])) },
    });
    const running = kept.runAll();
    await wasAsked('openai');

    const url = `/api/medical-documents/${id}/corrections`;
    await guest.ask({ method: 'POST', url, payload: { span: [4, 6], text: '3.5' } });
    expect(await requestsOf('openai')[0]?.wasLeft).toBe(true);
    await running;
    await kept.runAll();

    expect((await show()).data).toMatchObject({ summary: 'The CRP is 3.5.', telling: { stage: 'done' } });
  });

  test('of a document nobody has told is not told because of a correction', async () => {
    const { guest, id, kept } = await setup({ extractor: pagedExtractor, text: 'CRP 3? mg/L', agreed: [] });
    const url = `/api/medical-documents/${id}/corrections`;
    await guest.ask({ method: 'POST', url, payload: { span: [4, 6], text: '3.5' } });
    expect(await kept.waiting()).toEqual([]);
  });

  test('when it was made by other rules: it is not shown, and told anew when asked for', async () => {
    const { ask, kept, show } = await setup({
      answers: { openai: (count) => (count === 1 ? firstDraft : backupDraft) },
    });
    await kept.runAll();
    await db
      .updateTable('tellings')
      .set({ fits: Buffer.alloc(32) })
      .execute();

    expect((await show()).data).toMatchObject({ engine: 'built-in', telling: { stage: 'none', reason: null } });
    await ask();
    await kept.runAll();

    expect((await show()).data.summary).toBe(toldByBackup);
  });

  test('in another place: words sealed for one level do not open at another', async () => {
    const { ask, kept, show } = await setup();
    await ask({ level: 'simple' });
    await kept.runAll();
    const { sealed_told } = await db
      .selectFrom('tellings')
      .select('sealed_told')
      .where('level', '=', 'simple')
      .executeTakeFirstOrThrow();
    await db.updateTable('tellings').set({ sealed_told }).where('level', '=', 'standard').execute();
    expect((await show()).code).toBe('storage.damaged');
    expect((await show('?level=simple')).data.summary).toBe(toldByFirst);
  });
});

describe('where only providers write', () => {
  const modelsOnly = { builtIn: false } as const;
  const interpret = async ({ guest, id }: Awaited<ReturnType<typeof setup>>) =>
    (await guest.ask({ method: 'POST', url: path, payload: { documentId: id } })).json();

  test('nothing is shown until a telling is done', async () => {
    const { kept, show } = await setup(modelsOnly);
    expect((await show()).code).toBe('interpretation.not_found');
    await kept.runAll();
    expect((await show()).data.summary).toBe(toldByFirst);
  });

  test('without any key, asking is answered with what is missing', async () => {
    const tellings = await setup({ ...modelsOnly, answers: {} });
    expect(await interpret(tellings)).toEqual({
      success: false,
      code: 'ai.no_key',
      needsAPIKey: true,
      message: expect.stringContaining('API key'),
    });
    expect((await tellings.show()).code).toBe('interpretation.not_found');
  });

  test.each([
    ['bad_key', 'ai.key_refused', true],
    ['no_model', 'ai.no_model', undefined],
    ['internal', 'ai.unavailable', undefined],
  ] as const)('%s of every provider is answered with %s', async (fault, code, needsAPIKey) => {
    const answer = (): MockAnswer => ({ fault });
    const tellings = await setup({ ...modelsOnly, answers: { openai: answer, gemini: answer } });
    await tellings.kept.runAll();

    const { code: told, needsAPIKey: needed } = await interpret(tellings);

    expect([told, needed]).toEqual([code, needsAPIKey]);
    expect((await tellings.show()).code).toBe('interpretation.not_found');
  });

  test('a failure of long ago does not keep anybody from asking again', async () => {
    let isDown = true;
    const tellings = await setup({
      ...modelsOnly,
      answers: { openai: (): MockAnswer => (isDown ? { fault: 'internal' } : firstDraft) },
    });
    await tellings.kept.runAll();
    await db
      .updateTable('tellings')
      .set({ changed_at: new Date(Date.now() - 2 * 60 * 1000) })
      .execute();
    isDown = false;

    expect((await interpret(tellings)).data.stage).toBe('explained');
    await tellings.kept.runAll();

    expect((await tellings.show()).data.summary).toBe(toldByFirst);
  });

  test.each([
    ['no_consent', { agreed: [] }, 'ai.no_consent'],
    ['private', {}, 'ai.document_private'],
  ] as const)('%s is answered with what to do', async (what, options, code) => {
    const tellings = await setup({ ...modelsOnly, ...options });
    const { guest, id } = tellings;
    if (what === 'private')
      await guest.ask({ method: 'PUT', url: `/api/medical-documents/${id}/privacy`, payload: { neverSend: true } });
    expect((await interpret(tellings)).code).toBe(code);
  });

  test('what is not medical is told so in fixed words all the same', async () => {
    const explainer = {
      explain: async (input: ExplainInput) => ({ ...plainExplain(input), documentKind: 'not_medical' }),
    };
    const { show } = await setup({ ...modelsOnly, explainer });
    expect((await show()).data.telling).toMatchObject({ stage: 'none', reason: 'nothing_to_tell' });
  });
});

describe('what would be sent', () => {
  test('is shown as it would leave, with what stands for names, and nothing is sent', async () => {
    const asked: boolean[] = [];
    const teller: typeof plainTeller = {
      ...plainTeller,
      async prepareTelling(input, by) {
        asked.push(input.masks);
        const prepared = await plainTeller.prepareTelling(input, by);
        const tokens = [
          { token: '[PERSON_1]', kind: 'person' as const, original: 'Ana', spans: [[0, 3] as [number, number]] },
        ];
        return { ...prepared, outgoing: { ...prepared.outgoing, tokens, leftOut: 2 } };
      },
    };
    const { guest, id, requestsOf } = await setup({ teller, agreed: [] });

    const { data } = (await guest.get(`${path}/${id}/outgoing`)).json();

    expect(data).toEqual({
      lines: [
        { number: 1, text: 'CRP 3 mg/L' },
        { number: 2, text: 'Ferritin 90 ng/mL' },
      ],
      leftOut: 2,
      masked: [{ token: '[PERSON_1]', kind: 'person', original: 'Ana' }],
    });
    expect(asked).toEqual([true]);
    expect(requestsOf('openai')).toEqual([]);
  });
});
