import type { Page } from 'playwright-core';
import { drawPhoto, labReport, row } from '../support/draw-photo.ts';
import { sampleFile } from '../support/sample-file.ts';
import type { Goto } from './account-screens.ts';

/** The addresses of a document that was read. */
export type Paths = { document: string; interpretation: string };

export const numberOf = ({ document }: Paths): number => Number(document.split('/').at(-1));

export async function uploadReport(goto: Goto, page: Page): Promise<Paths> {
  await goto(page, '/upload-document');
  await page.getByLabel('Document Title').fill('Blood tests');
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file][multiple]').setInputFiles(sampleFile('lab-panel.pdf'));
  return sendAndRead(page);
}

export async function uploadPhoto(goto: Goto, page: Page): Promise<Paths> {
  await choosePhotos(goto, page, 1);
  return sendAndRead(page);
}

async function sendAndRead(page: Page): Promise<Paths> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.waitForURL(/\/interpretation\/\d+$/);
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
  const interpretation = new URL(page.url()).pathname;
  return { interpretation, document: interpretation.replace('interpretation', 'document') };
}

export async function openTab(goto: Goto, page: Page, path: string, tab?: string): Promise<void> {
  await goto(page, path);
  await page.getByRole('tab').first().waitFor();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

// Two values look unlike the range beside them, so that there is something to check.
const doubtful = labReport
  .with(6, row(['Sodium', '14.0', '', '135-145', 'mmol/L']))
  .with(8, row(['Hemoglobin', '1340', '', '12.0-16.0', 'g/dL']));

export async function choosePhotos(goto: Goto, page: Page, count = 3): Promise<void> {
  await goto(page, '/upload-document');
  const photos = await Promise.all(Array.from({ length: count }, () => drawPhoto(page, doubtful)));
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file][multiple]').setInputFiles(photos);
  await page.getByRole('list', { name: 'Pages of your document' }).waitFor();
}

export async function openPhoto(goto: Goto, page: Page, path: string, view?: string): Promise<void> {
  await goto(page, path);
  await page.getByLabel('What the picture shows').waitFor();
  // Where there is room the picture stands beside the text, and nothing is to be chosen.
  const choice = page.getByText(view ?? '', { exact: true });
  if (view !== undefined && (await choice.isVisible())) await choice.click();
}
