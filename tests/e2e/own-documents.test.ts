import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleFile, startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

type File = string | { name: string; mimeType: string; buffer: Buffer };

async function upload(page: Page, title: string, file: File): Promise<void> {
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').fill(title);
  await page.getByLabel('Document Type').selectOption('imaging');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Document uploaded').waitFor();
}

test('a deleted document is gone from the list and comes back by Undo', async () => {
  const { page, context, problems } = await openPage();
  await upload(page, 'Chest scan', sampleFile('chest-ct.pdf'));
  await page.goto(at('/documents'));
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Document Deleted').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Chest scan' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Chest scan' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('feedback is kept and can be changed', async () => {
  const { page, context } = await openPage();
  await upload(page, 'Chest scan', sampleFile('chest-ct.pdf'));
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  const helpful = page.getByRole('button', { name: 'Helpful', exact: true });
  const notHelpful = page.getByRole('button', { name: 'Not Helpful' });
  await helpful.click();
  await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true');
  await notHelpful.click();
  await expect.poll(() => notHelpful.getAttribute('aria-pressed')).toBe('true');

  await page.reload();
  await expect.poll(() => notHelpful.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('false');
  await context.close();
});

test('a picture without words is stored, and the screens say plainly that nothing could be read', async () => {
  const { page, context } = await openPage();
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await upload(page, 'Photo of a report', { name: 'photo.png', mimeType: 'image/png', buffer: pixel });
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.getByText('This document could not be read').first().waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  await context.close();
});

test('nobody else can open a document by its address', async () => {
  const owner = await openPage();
  await upload(owner.page, 'Chest scan', sampleFile('chest-ct.pdf'));
  await owner.page.getByRole('link', { name: 'View Interpretation' }).click();
  await owner.page.waitForURL(/\/interpretation\/\d+$/);
  const stranger = await openPage();
  await stranger.page.goto(owner.page.url());
  await stranger.page.getByText('Interpretation Not Found').waitFor();
  await stranger.page.goto(owner.page.url().replace('interpretation', 'document'));
  await stranger.page.getByText('Document Not Found').first().waitFor();
  await owner.context.close();
  await stranger.context.close();
});

test('a term of the original text is defined where it stands', async () => {
  const { page, context } = await openPage();
  await upload(page, 'Chest scan', sampleFile('chest-ct.pdf'));
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.getByRole('link', { name: 'View Original Document' }).click();
  // The screen that is left has terms that can be pressed too.
  await page.getByRole('heading', { name: 'Original text' }).waitFor();
  await page
    .getByRole('button', { name: /^(?:solid )?nodule/i })
    .first()
    .click();
  await page.getByRole('dialog').getByText(/spot/i).first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await context.close();
});
