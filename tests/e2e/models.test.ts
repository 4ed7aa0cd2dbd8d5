import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { phone, sidewaysScroll } from '../support/browser.ts';
import { isJudging, isRepairing, smallAnswer, smallDraft, smallModel } from '../support/model-servers/small-writer.ts';
import {
  startMockProvider,
  type MockAnswer,
  type CapturedRequest,
} from '../support/model-servers/start-mock-provider.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';

type Answer = (request: CapturedRequest) => MockAnswer;

const hang: Answer = () => ({ fault: 'hang_before_headers' });
const careful: Answer = (request) => smallModel(request);
const slipping: Answer = (request) => smallModel(request, { slipping: true });

let primary: Answer;
let backup: Answer;
const openai = await startMockProvider({ wire: 'openai', answer: (request) => primary(request) });
const gemini = await startMockProvider({ wire: 'gemini', answer: (request) => backup(request) });
const budgetSeconds = 10;

const { at, openPage, restart } = startProgram(async () => ({
  OPENAI_API_KEY: 'sk-test-only',
  OPENAI_BASE_URL: openai.baseUrl,
  GEMINI_API_KEY: 'test-only',
  GEMINI_BASE_URL: gemini.baseUrl,
  AI_BUDGET_SECONDS: String(budgetSeconds),
}));

afterAll(() => Promise.all([openai.close(), gemini.close()]));
beforeEach(() => {
  openai.requests.length = 0;
  gemini.requests.length = 0;
  primary = careful;
  backup = careful;
});

/** Who and where the sample report is about. */
const identities = ['Margaret', 'Ellis', 'LV-204417', '02/14/1951', 'Daniel', 'Reyes', '555-0173', 'Mill Road'];
const sent = () => [...openai.requests, ...gemini.requests];

afterEach(() => {
  for (const { raw } of sent()) for (const identity of identities) expect(raw).not.toContain(identity);
});

const strip = (page: Page) => page.getByRole('region', { name: 'Who wrote these words' });
const modelWords = 'that is above the range printed beside it';

async function uploadReport(page: Page): Promise<void> {
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').fill('Blood tests');
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(sampleFile('lab-panel.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.waitForURL(/\/interpretation\/\d+$/);
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
}

type Provider = { engine: string; wordingVersion: number };

/** Allows both providers, as somebody did who was here before. */
async function allowBoth(page: Page): Promise<void> {
  const listed: { data: { providers: Provider[] } } = await (await page.request.get(at('/api/consents'))).json();
  for (const { engine, wordingVersion } of listed.data.providers) {
    await page.request.put(at(`/api/consents/${engine}`), { data: { wordingVersion } });
  }
}

describe('a person who is asked first', () => {
  test('sees what would leave, allows it, and reads checked words in the place of the built-in ones', async () => {
    primary = slipping;
    const { page, context, problems } = await openPage({ viewport: phone });
    await uploadReport(page);
    await strip(page).getByText('Nothing is sent before that.', { exact: false }).waitFor();
    expect(sent()).toEqual([]);

    await page.getByRole('button', { name: 'Improve the wording with AI' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('[PERSON', { exact: false })
      .or(dialog.getByText('Glucose', { exact: false }))
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(sent()).toEqual([]);
    await page.getByRole('button', { name: 'Allow OpenAI' }).click();

    await strip(page).getByText('Written by OpenAI, checked against your document.').waitFor();
    await page.getByText(modelWords, { exact: false }).first().waitFor();
    expect(await page.getByText('987.65', { exact: false }).count()).toBe(0);

    await page.getByRole('button', { name: 'See what was checked' }).click();
    await page.getByRole('dialog').getByText('987.65', { exact: false }).first().waitFor();
    await page.getByText('A number is not the one in your document.').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.reload();
    await strip(page).getByText('Written by OpenAI, checked against your document.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('can keep a document from ever being sent', async () => {
    const { page, context } = await openPage();
    await uploadReport(page);
    await page.goto(page.url().replace('interpretation', 'document'));
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByLabel('Never send this document').click();
    await page.getByText('This document is never sent.').waitFor();
    await allowBoth(page);
    await page.goto(page.url().replace('document', 'interpretation'));
    await strip(page).getByText('You marked this document as never to be sent', { exact: false }).waitFor();
    expect(sent()).toEqual([]);
    await context.close();
  });
});

describe('asking about the document', () => {
  test('is answered by the model with the line it stands on, and without one when none is allowed', async () => {
    primary = (request) => smallAnswer(request, 'potassium');
    const { page, context, problems } = await openPage({ viewport: phone });
    await uploadReport(page);
    await page.getByLabel('Your question').fill('How high is my potassium?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('Answered by the built-in interpreter').waitFor();
    expect(sent()).toEqual([]);

    await allowBoth(page);
    await page.getByLabel('Your question').fill('I am Margaret Ellis. What is my potassium?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('Answered by OpenAI, checked against your document').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

// Last, since a provider that has failed is left alone for a while.
describe('when something fails', () => {
  test('a telling goes on after the program was killed in the middle of it', async () => {
    primary = (request) => ({ text: smallDraft(request), stopAfter: 150, then: 'hang' });
    const { page, context } = await openPage();
    await page.goto(at('/'));
    await allowBoth(page);
    await uploadReport(page);
    await expect.poll(() => openai.requests.length, { timeout: 30_000 }).toBeGreaterThan(0);
    primary = careful;
    await restart();
    await strip(page).getByText('Written by OpenAI, checked against your document.').waitFor({ timeout: 40_000 });
    expect(openai.requests.filter((request) => !isRepairing(request) && !isJudging(request))).toHaveLength(2);
    await context.close();
  });

  test('the backup tells the whole of it where the first dies in the middle', async () => {
    primary = (request) => ({
      text: smallDraft(request).replaceAll('above the range', 'beyond the range'),
      stopAfter: 150,
      then: 'cut',
    });
    const { page, context } = await openPage();
    await page.goto(at('/'));
    await allowBoth(page);
    await uploadReport(page);
    await strip(page).getByText('Written by Gemini, checked against your document.').waitFor();
    await page.getByText(modelWords, { exact: false }).first().waitFor();
    expect(await page.getByText('beyond the range printed', { exact: false }).count()).toBe(0);
    await context.close();
  });

  test('the built-in words stand while both hang, and stay', async () => {
    primary = hang;
    backup = hang;
    const { page, context } = await openPage();
    await page.goto(at('/'));
    await allowBoth(page);
    await uploadReport(page);
    await page
      .getByText(/Potassium/)
      .first()
      .waitFor();
    await strip(page)
      .getByText('The AI providers did not answer in time. You can try again.')
      .waitFor({ timeout: 20_000 });
    await page
      .getByText(/Potassium/)
      .first()
      .waitFor();
    expect(await Promise.all(sent().map(({ wasLeft }) => wasLeft))).toEqual(sent().map(() => true));
    await context.close();
  });
});
