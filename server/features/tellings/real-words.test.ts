import { expect, test } from 'vitest';
import { textAt } from '#core/kernel/span.ts';
import { Interpretation } from '#core/documents/interpretation.ts';
import { smallDraft } from '#tests/support/model-servers/small-writer.ts';
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
      openai: (_count, request) => ({ text: smallDraft(request), stopAfter: 300, then: 'cut' }),
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
