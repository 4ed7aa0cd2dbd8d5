import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone, sidewaysScroll } from '../support/browser.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  test('a person uploads a PDF by mouse and reads the explanation', async () => {
    const { page, context, problems } = await openPage({ viewport });
    await page.goto(at('/'));
    await page.getByRole('link', { name: 'Upload a Document' }).first().click();
    await page.getByLabel('Document Title').fill('Blood tests in September');
    await page.getByLabel('Document Type').selectOption({ label: 'Lab Result' });
    await page.locator('input[type=file]').setInputFiles(sampleFile('lab-panel.pdf'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('link', { name: 'View Interpretation' }).click();

    await expectExplanation(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('a person uploads a PDF by keyboard alone and opens the source of a sentence', async () => {
  const { page, context, problems } = await openPage();
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').waitFor();
  await tabTo(page, 'Document Title');
  await page.keyboard.type('Blood tests');
  await tabTo(page, 'Document Type');
  await page.keyboard.type('Lab');
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /Choose a file/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(sampleFile('lab-panel.pdf'));
  await tabTo(page, 'Upload');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'View Interpretation' }).waitFor();
  await tabTo(page, 'View Interpretation');
  await page.keyboard.press('Enter');
  await expectExplanation(page);

  await tabTo(page, /Potassium/);
  await page.keyboard.press('Enter');
  await page.getByText('In your document').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

async function expectExplanation(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'AI Interpretation' }).waitFor();
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
  await page
    .getByText(/Potassium/)
    .first()
    .waitFor();
  await page.waitForURL(/\/interpretation\/\d+$/);
}

/** Presses Tab until the control with this name has the focus, as a person without a mouse does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`No control named ${String(name)} can be reached by Tab`);
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
      return element.labels?.[0]?.textContent?.trim() ?? '';
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
