import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { sidewaysScroll } from '../support/browser.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';
import { openWaysToRead } from '../support/ways-to-read.ts';

const { at, openPage } = startProgram();

const mark = (page: Page) => page.getByRole('button', { name: 'Mark important terms' }).click();
const said = async (page: Page) => {
  const line = await page.getByText(/^Important terms are marked: \d+\.$/).textContent();
  return Number(/\d+/.exec(line ?? '')?.[0]);
};
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('important-terms') ?? [])].map((place) => String(place).toLowerCase()));

test('important terms are marked on the explanation, in every part that is opened, until somebody takes the marks away', async () => {
  const { page, context, problems } = await openPage({ viewport: { width: 360, height: 800 } });
  await page.goto(at('/samples/lab-panel'));
  await page.getByRole('tab').first().waitFor();
  await openWaysToRead(page);
  await mark(page);
  const places = await marked(page);
  expect(places).toHaveLength(await said(page));
  expect(places).toContain('potassium');
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('tab', { name: 'Medical Terms' }).click();
  await expect.poll(() => marked(page)).not.toEqual(places);
  // The part comes after its tab, and its marks with it.
  await expect.poll(async () => (await marked(page)).length - (await said(page))).toBe(0);

  await page.getByRole('button', { name: 'Take the marks away' }).press('Enter');
  expect(await marked(page)).toEqual([]);
  expect(await page.getByText(/^Important terms are marked/).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('important terms are marked in the text of a document', async () => {
  const { page, context, problems } = await openPage();
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').fill('Blood tests');
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(sampleFile('lab-panel.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.getByRole('link', { name: 'View Original Document' }).click();
  await page.getByRole('region', { name: 'Text of the document' }).waitFor();
  // What stands above the text has come: nothing moves away under the press.
  await whenQuiet(page);
  await mark(page);

  expect(await said(page)).toBeGreaterThan(3);
  expect(await marked(page)).toHaveLength(await said(page));
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.getByRole('button', { name: 'Read aloud' }).count()).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

const fourteenPoints = (14 * 96) / 72;

test('the sheet is printed large, in the order of the screen, and fits on its paper', async () => {
  const { page, context, problems } = await openPage({ viewport: { width: 672, height: 1000 } });
  await page.goto(at('/samples/lab-panel'));
  await page.getByRole('tab', { name: 'Medical Terms' }).waitFor();
  // What draws the sheet is fetched behind the explanation.
  await whenQuiet(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'The main message',
    'Simplified Explanation',
    'Medical Terms',
    'Questions to Ask',
    'Where each sentence comes from',
    'Please remember',
  ]);
  const small = await page.locator('main :is(p, li, td, th, dd, dt)').evaluateAll((all, least) => {
    const sizeOf = (one: Element) => parseFloat(getComputedStyle(one).fontSize);
    return all.filter((one) => sizeOf(one) < least).map((one) => `${sizeOf(one)}px: ${one.textContent}`);
  }, fourteenPoints - 0.01);
  expect(small).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(await page.getByRole('tab', { name: 'Medical Terms' }).isVisible()).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});
