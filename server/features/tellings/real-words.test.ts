import { describe, expect, test } from 'vitest';
import { textAt } from '#core/kernel/span.ts';
import { Interpretation } from '#core/documents/interpretation.ts';
import { isJudging, isRepairing, smallDraft, smallVerdicts } from '#tests/support/model-servers/small-writer.ts';
import type { CapturedRequest } from '#tests/support/model-servers/start-mock-provider.ts';
import { realExplainer, realTeller } from '#tests/support/real-words.ts';
import { setupTellings } from '#tests/support/telling-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const report = `Patient: Maria Canaryson
Date of birth: 03/04/1961
Medical record number: 7714482

Sodium        151 mmol/L    135-145    H
Potassium     4.1 mmol/L    3.5-5.1
Hemoglobin    10.2 g/dL     12.0-16.0  L
Ferritin      9 ng/mL       15-150     L
Creatinine    1.9 mg/dL     0.6-1.1    H
`;

const setup = (options: Partial<Parameters<typeof setupTellings>[1]> = {}) =>
  setupTellings(database, { text: report, explainer: realExplainer, teller: realTeller, ...options });

test('a model that dies in the middle and a backup that errs: what is shown is whole, checked, and rests on the document', async () => {
  const { kept, show, requestsOf } = await setup({
    answers: {
      openai: (_count, request) => ({ text: smallDraft(request), stopAfter: 150, then: 'cut' }),
      gemini: (_count, request) => smallDraft(request, { slipping: true }),
    },
  });
  const before = Interpretation.parse((await show()).data);
  await kept.runAll();
  const after = Interpretation.parse((await show()).data);

  expect(after.telling).toMatchObject({ stage: 'done', engine: 'gemini' });
  expect(after.writing).toMatchObject({ engine: 'gemini', replaced: expect.any(Number) });
  expect(after.writing?.turnedDown.length).toBeGreaterThan(0);
  const { writing: _writing, ...shown } = after;
  expect(JSON.stringify(shown)).not.toContain('987.65');
  expect(after.labResults).toEqual(before.labResults);
  expect(after.notices).toEqual(before.notices);
  const own = after.sentences.filter(({ by }) => by === 'gemini');
  expect(own.length).toBeGreaterThan(0);
  expect(after.sentences.filter(({ by }) => by === 'openai')).toEqual([]);
  for (const { spans } of own) expect(spans.map((span) => textAt(report, span)).join(' ')).toMatch(/\d/);
  for (const { raw } of [...requestsOf('openai'), ...requestsOf('gemini')]) {
    expect(raw).not.toMatch(/Canaryson|Maria|7714482|1961/);
  }
});

test('a model that only invents is refused, and the built-in words stay as they were', async () => {
  const invented = (_count: number, request: { words: string }) =>
    smallDraft(request).replaceAll(/was [\d.]+[^,]*,/g, 'was 987.65,');
  const { kept, show } = await setup({ answers: { openai: invented } });
  const before = (await show()).data;

  await kept.runAll();

  const { telling, ...after } = (await show()).data;
  expect(telling).toMatchObject({ stage: 'failed', reason: 'ungrounded' });
  expect(after).toEqual({ ...before, telling: undefined });
});

describe('a second model judges', () => {
  const answers = {
    openai: (_count: number, request: CapturedRequest) => smallDraft(request),
    gemini: (_count: number, request: CapturedRequest) => smallVerdicts(request, 'Ferritin'),
  };
  const runs = () =>
    database.db.selectFrom('model_runs').select(['engine', 'purpose', 'outcome']).orderBy('id').execute();

  test('what it finds wrong is replaced by our own words, and its cost is recorded', async () => {
    await database.db.deleteFrom('model_runs').execute();
    const { kept, show, requestsOf } = await setup({ answers, judge: 'other' });
    await kept.runAll();
    const { sentences, writing, telling } = Interpretation.parse((await show()).data);

    expect(telling).toMatchObject({ stage: 'done', engine: 'openai' });
    expect(writing).toMatchObject({ engine: 'openai', judge: { engine: 'gemini', model: 'm' } });
    expect(writing?.turnedDown).toContainEqual(expect.objectContaining({ faults: ['judged'], outcome: 'replaced' }));
    expect(sentences.filter(({ text }) => /Ferritin in this report/.test(text))).toEqual([]);
    expect(sentences.some(({ text, by }) => /ferritin/i.test(text) && by === 'built-in')).toBe(true);
    expect(requestsOf('gemini')).toHaveLength(1);
    expect(requestsOf('gemini')[0]?.raw).not.toMatch(/Canaryson|Maria|7714482|1961/);
    expect(await runs()).toEqual([
      { engine: 'openai', purpose: 'telling', outcome: 'written' },
      { engine: 'gemini', purpose: 'judging', outcome: 'written' },
    ]);
  });

  test('in a fresh request to the same provider, where there is no other or it does not answer', async () => {
    const same = (_count: number, request: CapturedRequest) =>
      isJudging(request) ? smallVerdicts(request, 'Ferritin') : smallDraft(request);
    const { kept, show } = await setup({
      answers: { openai: same, gemini: () => ({ fault: 'overloaded' }) },
      judge: 'other',
    });
    await kept.runAll();

    expect(Interpretation.parse((await show()).data).writing).toMatchObject({ judge: { engine: 'openai' } });
  });

  test('and where none answers, the page says that rules alone have checked it', async () => {
    const { kept, show } = await setup({
      answers: { openai: answers.openai, gemini: () => ({ fault: 'overloaded' }) },
      judge: 'other',
    });
    await kept.runAll();
    const { writing, telling } = Interpretation.parse((await show()).data);

    expect(telling.stage).toBe('done');
    expect(writing).toMatchObject({ judge: null, kept: writing?.checked });
  });
});

test('a model is asked once more for what does not stand, and its new words stand in the place of the old', async () => {
  const repairing = (_count: number, request: CapturedRequest) => {
    if (!isRepairing(request)) return smallDraft(request, { slipping: true });
    const right = JSON.parse(smallDraft(request)).found[1];
    return JSON.stringify({ sentences: [{ number: 1, ...right }] });
  };
  const { kept, show, requestsOf } = await setup({ answers: { openai: repairing } });
  await kept.runAll();
  const { story, sentences, writing } = Interpretation.parse((await show()).data);
  const found = story?.find(({ part }) => part === 'found')?.sentences.map((place) => sentences[place]) ?? [];

  expect(requestsOf('openai')).toHaveLength(2);
  expect(found[1]).toMatchObject({
    text: expect.stringMatching(/^The Hemoglobin in this report was 10\.2/),
    by: 'openai',
  });
  expect(JSON.stringify(sentences)).not.toContain('987.65');
  expect(writing?.checked).toBeGreaterThan(4);
});

test('parts that a model finished before it failed stay, and the next one writes the rest', async () => {
  const { kept, show } = await setup({
    answers: {
      openai: (_count, request) => {
        const text = smallDraft(request);
        return { text, stopAfter: text.indexOf('Hemoglobin in this'), then: 'cut' };
      },
      gemini: (_count, request) => smallDraft(request),
    },
  });
  await kept.runAll();
  const { story, sentences, telling } = Interpretation.parse((await show()).data);
  const by = (part: string) => [
    ...new Set(story?.find((one) => one.part === part)?.sentences.map((place) => sentences[place]?.by)),
  ];

  expect(telling).toMatchObject({ stage: 'done', engine: 'gemini' });
  expect(by('bottom_line')).toContain('openai');
  expect(by('found')).toEqual(['gemini']);
});

test('what was checked stays when time is out, and the rest is our own', async () => {
  const { kept, show } = await setup({
    budgetMs: 3_000,
    answers: {
      openai: (_count, request) => {
        const text = smallDraft(request);
        return { text, stopAfter: text.indexOf('Ferritin in this'), then: 'hang' };
      },
    },
  });
  await kept.runAll();
  const { sentences, story, telling } = Interpretation.parse((await show()).data);
  const found = story?.find(({ part }) => part === 'found')?.sentences.map((place) => sentences[place]?.by) ?? [];

  expect(telling).toMatchObject({ stage: 'done', engine: 'openai' });
  expect(new Set(found)).toEqual(new Set(['openai', 'built-in']));
});
