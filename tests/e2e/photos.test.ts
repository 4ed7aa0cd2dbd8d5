import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { desktop, phone, sidewaysScroll } from '../support/browser.ts';
import { drawPhoto, labReport, row, smeared, type PhotoFile } from '../support/draw-photo.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();
const patience = { timeout: 60_000 };

/** The report with two values that look unlike the range beside them: they may have been read wrongly. */
const doubtful = labReport
  .with(6, row(['Sodium', '14.0', '', '135-145', 'mmol/L']))
  .with(8, row(['Hemoglobin', '1340', '', '12.0-16.0', 'g/dL']));

async function choose(page: Page, files: PhotoFile[], title = 'Photo of a report'): Promise<void> {
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').fill(title);
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(files);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
}

async function sendAndRead(page: Page, files: PhotoFile[]): Promise<string> {
  await choose(page, files);
  await send(page);
  return explained(page);
}

/** Waits for the explanation, and gives the number of the document. */
async function explained(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor(patience);
  await page.waitForURL(/\/interpretation\/\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function openDocument(page: Page, id: string): Promise<void> {
  await page.goto(at(`/document/${id}`));
  await page.getByRole('region', { name: 'Text of the document' }).waitFor();
  await whenQuiet(page);
}

const text = (page: Page) => page.getByRole('region', { name: 'Text of the document' });
const panel = (page: Page) => page.getByRole('region', { name: 'Check what was hard to read' });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Goes through the words of the text by arrow keys until this one has the focus. */
async function goToWord(page: Page, word: string): Promise<void> {
  await text(page).focus();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('ArrowRight');
    if ((await focusedText(page)) === word) return;
  }
  throw new Error(`"${word}" cannot be reached by the arrow keys`);
}

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  test('a photo is read with its stages told, explained, and shown beside its picture', async () => {
    const { page, context, problems } = await openPage({ viewport });
    await page.goto(at('/'));
    const photo = await drawPhoto(page, labReport);
    await choose(page, [photo]);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await send(page);
    await page.getByText('Taking the text out of your document.').first().waitFor();
    const id = await explained(page);
    await page
      .getByText(/High: 6\.1, expected 3\.5 to 5\.1 mmol\/L/)
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await openDocument(page, id);
    if (viewport === phone) await page.getByText('Page picture', { exact: true }).click();
    const picture = page.getByRole('img', { name: 'Picture of page 1' });
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth), patience)
      .toBeGreaterThan(500);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('what was hard to read is marked, and settled by keyboard word by word', async () => {
    const { page, context, problems } = await openPage({ viewport });
    await page.goto(at('/'));
    await sendAndRead(page, [await drawPhoto(page, doubtful)]);
    await panel(page).getByText('1 of 2').waitFor();
    await expect.poll(() => page.getByText('Hard to read: please check', { exact: true }).count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    const field = page.getByLabel('What the picture shows');
    await field.focus();
    for (const [read, right] of [
      ['14.0', '140'],
      ['1340', '13.4'],
    ] as const) {
      await expect.poll(() => field.inputValue()).toBe(read);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(right);
      await page.keyboard.press('Enter');
      await page.getByText(`Saved: ${right}.`, { exact: false }).waitFor();
    }
    await page.getByText('Everything that was hard to read has been checked. Thank you.').waitFor();
    await expect.poll(() => page.getByText('Hard to read: please check', { exact: true }).count()).toBe(0);
    await page.getByText(/it was read as 14\.0\./).waitFor();
    // Within the line of what was normal.
    await page
      .getByText(/In range: 13\.4, expected 12\.0 to 16\.0 g\/dL/)
      .first()
      .waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('any word of a photo is corrected by keyboard, and the explanation changes with it', async () => {
  const { page, context, problems } = await openPage();
  await page.goto(at('/'));
  const id = await sendAndRead(page, [await drawPhoto(page, labReport)]);
  await openDocument(page, id);
  await goToWord(page, '6.1');
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: '6.1' });
  await card.getByRole('button', { name: 'Correct this word' }).press('Enter');
  await card.getByLabel('What the picture shows').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4.1');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await text(page).getByText('corrected by you').waitFor();
  await page.getByText(/it was read as 6\.1/).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'View Interpretation' }).click();
  // Within the line of what was normal.
  await page
    .getByText(/In range: 4\.1, expected 3\.5 to 5\.1 mmol\/L/)
    .first()
    .waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await context.close();
});

test('a word is found on the other side, from the text and from the picture, and leads to what was made of it', async () => {
  const { page, context, problems } = await openPage();
  await page.goto(at('/'));
  const id = await sendAndRead(page, [await drawPhoto(page, labReport)]);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Potassium' })
    .getByRole('button', { name: /^Source/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Open in the original document' }).click();
  await text(page).locator('mark', { hasText: 'Potassium' }).first().waitFor();
  const frames = page.locator('figure [tabindex="-1"]');
  await expect.poll(() => frames.count()).toBeGreaterThanOrEqual(4);

  await openDocument(page, id);
  await goToWord(page, '140');
  await expect.poll(() => frames.count()).toBe(1);
  const frame = await frames.first().boundingBox();
  const image = await page.getByRole('img', { name: 'Picture of page 1' }).boundingBox();
  if (frame === null || image === null) throw new Error('nothing is shown');
  expect((frame.x - image.x) / image.width).toBeCloseTo(0.45, 1);

  const below = frame.y + frame.height / 2 + (62 / 2200) * image.height;
  await page.mouse.click(frame.x + frame.width / 3, below);
  const card = page.getByRole('dialog', { name: '88' });
  await card.getByRole('link').first().click();
  await page.waitForURL(/\/interpretation\/\d+#at=/);
  await expect.poll(() => focusedText(page)).toMatch(/glucose/i);
  expect(problems).toEqual([]);
  await context.close();
});

test('several photos become the pages of one document, in the order they were put in', async () => {
  const { page, context, problems } = await openPage({ viewport: phone });
  await page.goto(at('/'));
  const first = await drawPhoto(page, labReport.slice(0, 6), 'first.jpg');
  const second = await drawPhoto(
    page,
    [...labReport.slice(0, 2), ...labReport.slice(4, 5), ...labReport.slice(6)],
    'b.jpg',
  );
  await choose(page, [second, first]);
  await page.getByRole('button', { name: /^Up.*Page 2/ }).click();
  await page.getByText('Page 2 is page 1 now.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await send(page);
  await openDocument(page, await explained(page));

  const words = (await text(page).textContent()) ?? '';
  expect(words.indexOf('Page 1 of 2')).toBeLessThan(words.indexOf('Potassium'));
  expect(words.indexOf('Potassium')).toBeLessThan(words.indexOf('Page 2 of 2'));
  expect(words.indexOf('Page 2 of 2')).toBeLessThan(words.indexOf('Glucose'));
  expect(problems).toEqual([]);
  await context.close();
});

test('a photo that nobody can read says so, and how to take a better one', async () => {
  const { page, context, problems } = await openPage({ viewport: phone });
  await page.goto(at('/'));
  const photo = await drawPhoto(
    page,
    labReport.map((line) => smeared(line, 16)),
  );
  await choose(page, [photo]);
  await send(page);
  await page.getByText('This document could not be read').first().waitFor(patience);
  await page.getByText(/Take the picture again: lay the paper flat, in good light/).waitFor();
  expect(await page.getByRole('link', { name: 'Upload another file' }).getAttribute('href')).toBe('/upload-document');
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
