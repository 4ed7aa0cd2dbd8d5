import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone, sidewaysScroll } from '../support/browser.ts';
import { atKeyboard } from '../support/by-keyboard.ts';
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
  const { type, press } = atKeyboard(page);
  await type('Document Title', 'Blood tests');
  await type('Document Type', 'Lab');
  const chooser = page.waitForEvent('filechooser');
  await press(/Choose a file/);
  await (await chooser).setFiles(sampleFile('lab-panel.pdf'));
  await press('Upload');
  await page.getByRole('link', { name: 'View Interpretation' }).waitFor();
  await press('View Interpretation');
  await expectExplanation(page);

  await press('Source: Potassium');
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
