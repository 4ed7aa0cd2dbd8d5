import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readInOrder } from '../support/pdf/read-in-order.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';
import { wordsOnScreen } from '../support/words-on-screen.ts';

const { at, openPage } = startProgram();

async function openSample(page: Page): Promise<void> {
  await page.goto(at('/samples/lab-panel'));
  await page.getByRole('tab').first().waitFor();
}

async function openUploaded(page: Page): Promise<void> {
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').fill('Chest scan, März');
  await page.getByLabel('Document Type').selectOption('imaging');
  await page.locator('input[type=file]').setInputFiles(sampleFile('chest-ct.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.getByRole('tab').first().waitFor();
}

/** Saves the PDF by its button. */
async function exported(page: Page): Promise<{ name: string; address: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as PDF' }).click();
  const download = await saving;
  await page.getByText('Your medical document has been exported as a PDF').first().waitFor();
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), address: download.url(), bytes };
}

/** Without what only paper has: the numbers of footnotes, and lines that end. */
const plain = (text: string): string => text.replaceAll(/\[\d+\]/g, '').replaceAll(/\s/gu, '');

const wordsOnPaper = async (bytes: Uint8Array): Promise<string> => plain(await readInOrder(bytes));

/** What does not stand on the paper, or stands there before what comes first on the screen. */
function missingOn(paper: string, [first = '', ...others]: readonly string[]): string[] {
  const from = paper.indexOf(plain(first));
  if (from === -1) return [first];
  return others.filter((words) => !paper.includes(plain(words), from));
}

test.each([
  ['a sample', openSample, 'Yearly blood tests.pdf', 100],
  ['an uploaded document', openUploaded, 'Chest scan, März.pdf', 30],
])(
  'the PDF of %s, and what its browser prints, tell all that the screen tells, the main message first',
  async (_what, open, name, atLeast) => {
    const { page, context, problems } = await openPage();
    await open(page);

    const saved = await exported(page);
    const printed = await page.pdf({ format: 'A4', tagged: true });
    const screen = await wordsOnScreen(page);

    expect(saved.name).toBe(name);
    expect(screen.length).toBeGreaterThan(atLeast);
    expect(missingOn(await wordsOnPaper(saved.bytes), screen)).toEqual([]);
    expect(missingOn(await wordsOnPaper(printed), screen)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('the PDF of a document is nobody else’s', async () => {
  const { page, context } = await openPage();
  await openUploaded(page);
  const { address } = await exported(page);
  const { page: stranger, context: elsewhere } = await openPage();

  const [mine, theirs] = [await page.request.get(address), await stranger.request.get(address)];

  expect([mine.status(), theirs.status()]).toEqual([200, 404]);
  await context.close();
  await elsewhere.close();
});
