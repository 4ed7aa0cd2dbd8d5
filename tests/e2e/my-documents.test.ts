import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { phone, sidewaysScroll, type PageOptions } from '../support/browser.ts';
import { atKeyboard } from '../support/by-keyboard.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

const reports = [
  { title: 'Blood test', type: 'lab_result', text: 'Potassium 6.1 mmol/L (3.5-5.1) H\nSodium 140 mmol/L (135-145)\n' },
  { title: 'Chest scan', type: 'imaging', text: 'CT CHEST\nFINDINGS: Mild emphysema.\nIMPRESSION: No nodule.\n' },
  { title: 'Ankle X-ray', type: 'imaging', text: 'X-RAY ANKLE\nIMPRESSION: No fracture is seen.\n' },
] as const;

let state: PageOptions['storageState'];

// One person with three documents, whom every test meets anew: what a test changes it brings back.
beforeAll(async () => {
  const { page, context } = await openPage();
  await page.goto(at('/documents'));
  for (const { title, type, text } of reports) {
    const multipart = {
      ...{ title, documentType: type, userId: 'guest' },
      file: { name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(text) },
    };
    const headers = { 'idempotency-key': crypto.randomUUID(), origin: new URL(at('/')).origin };
    expect((await page.request.post(at('/api/medical-documents'), { multipart, headers })).status()).toBe(201);
  }
  await vi.waitFor(async () => expect((await listed(page)).match(/"stage":"explained"/g)).toHaveLength(3), 30_000);
  state = await context.storageState();
  await context.close();
}, 60_000);

const listed = async (page: Page): Promise<string> => (await page.request.get(at('/api/medical-documents'))).text();

async function open(viewport?: { width: number; height: number }) {
  const opened = await openPage({ ...(viewport && { viewport }), ...(state && { storageState: state }) });
  const { page } = opened;
  await page.goto(at('/documents'));
  await page.getByRole('heading', { name: '3 documents' }).waitFor();
  return opened;
}

const titles = (page: Page): Promise<string[]> => page.getByRole('article').getByRole('heading').allTextContents();

/** What is wrong with the screen as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  await whenQuiet(page);
  const sideways = await sidewaysScroll(page);
  return [...(await axeFindings(page)), ...(sideways === 0 ? [] : [`scrolls ${sideways} px sideways`])];
}

test('sorts and filters, and is found so again by going back', async () => {
  const { page, context, problems } = await open();
  await expect.poll(() => titles(page)).toEqual(['Ankle X-ray', 'Chest scan', 'Blood test']);

  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect.poll(() => titles(page)).toEqual(['Blood test', 'Chest scan', 'Ankle X-ray']);
  await page.getByLabel('Filter by type').selectOption('Imaging');
  await page.getByRole('heading', { name: '2 documents' }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['Chest scan', 'Ankle X-ray']);

  await page.getByRole('link', { name: 'View Chest scan' }).click();
  await page.getByRole('heading', { level: 1, name: 'Chest scan' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: '2 documents' }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['Chest scan', 'Ankle X-ray']);
  expect(problems).toEqual([]);
  await context.close();
});

test('finds a word of the text and shows it, and keeps it out of the address', async () => {
  const { page, context, problems } = await open(phone);
  const field = page.getByLabel('Search your documents');

  await field.fill('potass');

  await page.getByRole('heading', { name: '1 document found' }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['Blood test']);
  expect(await page.locator('mark').first().textContent()).toBe('Potass');
  expect(await faultsOf(page)).toEqual([]);
  expect(page.url()).toBe(at('/documents'));

  await field.fill('zebrafish');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('names a person and changes the name everywhere, with nothing but a keyboard on a phone', async () => {
  const { page, context, problems } = await open(phone);
  const keyboard = atKeyboard(page);

  await keyboard.press('Person: Blood test');
  await page.getByRole('dialog', { name: 'Whose document is it?' }).waitFor();
  await keyboard.type('Or in your own words', 'Aunt Ruth');
  await page.keyboard.press('Enter');
  await page.getByText('For: Aunt Ruth').waitFor();
  await expect.poll(() => focusedLabel(page)).toBe('Person: Blood test');

  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Whose document is it?' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await keyboard.press('Change this name everywhere');
  await page.getByRole('dialog', { name: 'Change the name “Aunt Ruth”' }).waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ruth');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('For: Ruth', { exact: true }).waitFor();
  await expect.poll(() => focusedLabel(page)).toBe('Person: Blood test');

  expect([...keyboard.faults]).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('shows the documents of one person, also on the page of a document', async () => {
  const { page, context } = await open();
  await page.getByRole('button', { name: 'Person: Chest scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Child', exact: true }).click();

  await page.getByLabel('Person', { exact: true }).selectOption('Child');
  await page.getByRole('heading', { name: '1 document', exact: true }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['Chest scan']);

  await page.getByRole('link', { name: 'View Chest scan' }).click();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Change person' }).click();
  await page.getByRole('button', { name: 'Take the name away' }).click();
  await page.getByText('Nobody named').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await context.close();
});

test('what was deleted is listed, and comes back after the page was loaded again', async () => {
  const { page, context, problems } = await open(phone);
  await page.getByRole('button', { name: 'Delete Ankle X-ray' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: '2 documents' }).waitFor();

  await page.reload();
  const deleted = page.getByRole('region', { name: 'Recently deleted' });
  await deleted.getByText('Ankle X-ray').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await deleted.getByRole('button', { name: 'Restore Ankle X-ray' }).click();

  await page.getByRole('heading', { name: '3 documents' }).waitFor();
  await expect.poll(() => deleted.count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

const focusedLabel = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
