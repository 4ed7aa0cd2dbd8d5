import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { atKeyboard } from '../support/by-keyboard.ts';
import { launchBrowser, openPage as openPageOf, phone, sidewaysScroll } from '../support/browser.ts';
import { drawPhoto, labReport, turnedToTheLeft } from '../support/draw-photo.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';

const program = startProgram();
const { at, openPage } = program;
const patience = { timeout: 60_000 };
// Each stores a document and looks at several stops on the way.
vi.setConfig({ testTimeout: 120_000 });

/** A browser with a camera that sees a moving picture, and whose person allows it. */
let withCamera: Browser;
beforeAll(async () => {
  withCamera = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
});
afterAll(() => withCamera.close());

const report = readFileSync(sampleFile('lab-panel.pdf'), 'latin1');
const end = report.slice(report.lastIndexOf('startxref'));
const room = Array.from({ length: 100_000 }, (_, line) => `% ${line}: nothing stands on this line\n`).join('');

/** Four parts of a file, none of them like another. It is long, and yet read at once: most of it is remarks that no reader looks at. */
const long = {
  name: 'long-report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`${report}\n${room}${end}`, 'latin1'),
};
const partBytes = 1024 * 1024;

async function openUpload(page: Page): Promise<void> {
  await page.goto(at('/upload-document'));
  await page.getByRole('button', { name: 'Choose a file or photos' }).waitFor();
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const choose = (page: Page, files: Chosen | Chosen[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);

async function sendLong(page: Page): Promise<void> {
  await openUpload(page);
  await choose(page, long);
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

/** The parts of a file that a page sends, in the order it sends them. From `stopAt` on they wait for what it is given, and get lost if that says so. */
async function watchParts(page: Page, { stopAt, until }: { stopAt: number; until: () => Promise<'lost' | 'sent'> }) {
  const sent: number[] = [];
  await page.route('**/api/uploads/*?start=*', async (route) => {
    const part = Number(new URL(route.request().url()).searchParams.get('start')) / partBytes;
    sent.push(part);
    const fate = part < stopAt ? 'sent' : await until();
    await (fate === 'lost' ? route.abort('connectionreset') : route.continue());
  });
  return sent;
}

const lost = (page: Page) => page.getByText('Connection lost. Waiting to go on...');

/** Waits until the document is stored, and holds it to what was sent. */
async function expectStored(page: Page): Promise<void> {
  expect(long.buffer.equals(await storedFile(page)), 'what is stored is what was sent').toBe(true);
}

/** What was kept of the document that was just sent. */
async function storedFile(page: Page): Promise<Buffer> {
  await page.getByRole('heading', { name: 'Document uploaded' }).waitFor(patience);
  const path = await page.getByRole('link', { name: 'View Interpretation' }).getAttribute('href');
  const stored = await page.request.get(at(`/api/medical-documents/${path?.split('/').at(-1) ?? ''}/file`));
  return stored.body();
}

/** Without what the browser says of a connection that is lost on purpose. */
const otherThanLost = (problems: string[]) => problems.filter((problem) => !/net::ERR_/.test(problem));

async function expectSound(page: Page, stop: string): Promise<void> {
  expect(await axeFindings(page), stop).toEqual([]);
  expect(await sidewaysScroll(page), stop).toBe(0);
}

test('a PDF, a text and a photo, each of its own type, are sent in one go', async () => {
  const { page, context, problems } = await openPage({ viewport: phone });
  await openUpload(page);
  await choose(page, [
    { name: 'blood.pdf', mimeType: 'application/pdf', buffer: Buffer.from(report, 'latin1') },
    { name: 'pills.txt', mimeType: 'text/plain', buffer: readFileSync(sampleFile('medication-list.txt')) },
    await drawPhoto(page, labReport, 'paper.jpg'),
  ]);
  const list = page.getByRole('list', { name: 'Documents to upload' });
  const typeOf = (title: string) =>
    list
      .getByRole('listitem')
      .filter({ has: page.locator(`input[value="${title}"]`) })
      .getByLabel('Document Type');
  await expect.poll(() => typeOf('blood').inputValue()).toBe('lab_result');
  await expect.poll(() => typeOf('pills').inputValue()).toBe('medication_list');
  await typeOf('paper').selectOption('other');
  await expectSound(page, 'before they are sent');

  await page.getByRole('button', { name: 'Upload 3 documents' }).click();
  await page.getByRole('heading', { name: '3 documents uploaded' }).waitFor(patience);
  await expect.poll(() => list.getByText('Ready', { exact: true }).count(), patience).toBe(3);
  await expectSound(page, 'after they were sent');

  await page.getByRole('link', { name: 'View My Documents' }).click();
  for (const title of ['blood', 'pills', 'paper']) await page.getByRole('heading', { name: title }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a file that is sent in parts goes on where it was when the connection comes back', async () => {
  const { page, context, problems } = await openPage({ viewport: phone });
  let isBroken = true;
  const parts = await watchParts(page, { stopAt: 2, until: async () => (isBroken ? 'lost' : 'sent') });
  await sendLong(page);
  await lost(page).waitFor();
  await expectSound(page, 'without a connection');
  await context.setOffline(true);
  isBroken = false;
  await context.setOffline(false);

  await expectStored(page);
  await expectSound(page, 'after it was sent');
  expect(parts.filter((part) => part < 2)).toEqual([0, 1]);
  expect(new Set(parts)).toEqual(new Set([0, 1, 2, 3]));
  expect(otherThanLost(problems)).toEqual([]);
  await context.close();
});

test('a file that is sent in parts goes on where it was when the program was killed and started again', async () => {
  const { page, context, problems } = await openPage();
  const killed = Promise.withResolvers<'sent'>();
  const parts = await watchParts(page, { stopAt: 2, until: () => killed.promise });
  await sendLong(page);
  await expect.poll(() => parts).toEqual([0, 1, 2]);
  const restarted = program.restart();
  await expect.poll(isRunning, { interval: 10 }).toBe(false);
  killed.resolve('sent');
  await lost(page).waitFor();
  await restarted;

  await expectStored(page);
  expect(parts.filter((part) => part < 2)).toEqual([0, 1]);
  expect(new Set(parts)).toEqual(new Set([0, 1, 2, 3]));
  expect(otherThanLost(problems)).toEqual([]);
  await context.close();
});

const isRunning = () =>
  fetch(at('/api/health/ready')).then(
    () => true,
    () => false,
  );

test('whose a document is can be said as soon as it was sent', async () => {
  const { page, context, problems } = await openPage({ viewport: phone });
  await openUpload(page);
  await choose(page, { ...long, buffer: Buffer.from(report, 'latin1') });
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const question = page.getByRole('group', { name: 'Whose document is it?' });
  await question.getByRole('button', { name: 'Say whose it is' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mother' }).click();
  await question.getByText('Mother').waitFor();
  await expectSound(page, 'with a person named');

  await page.goto(at('/documents'));
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Mother' })
    .getByRole('heading', { name: 'long-report' })
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('two shots of the camera become two pages of one document, and the camera is off again', async () => {
  const { page, context, problems } = await openPageOf(withCamera, { viewport: phone });
  await openUpload(page);
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take photos of the pages' });
  for (const number of [1, 2]) {
    await isSeen(page);
    if (number === 2) await expectSound(page, 'with one page taken');
    await dialog.getByRole('button', { name: `Take page ${number}` }).click();
    await dialog.getByRole('img', { name: `Photo of page ${number}, just taken` }).waitFor();
    if (number === 1) await expectSound(page, 'with a shot to look at');
    await dialog.getByRole('button', { name: 'Keep this page' }).click();
  }
  await isSeen(page);
  const states = await watchCamera(page);
  await dialog.getByRole('button', { name: 'Use these 2 pages' }).click();

  const pages = page.getByRole('list', { name: 'Pages of your document' });
  await expect.poll(() => pages.getByRole('img').count()).toBe(2);
  expect(await states()).toEqual(['ended']);
  await expectSound(page, 'with two pages');
  await page.getByLabel('Document Type').selectOption('other');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  expect((await storedFile(page)).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(problems).toEqual([]);
  await context.close();
});

/** Gives the states of what the camera records, also when it is no longer shown. */
async function watchCamera(page: Page): Promise<() => Promise<string[]>> {
  const stream = await page.evaluateHandle(() => {
    const source = document.querySelector('video')?.srcObject;
    return source instanceof MediaStream ? source : new MediaStream();
  });
  expect(await stream.evaluate((each) => each.active)).toBe(true);
  return () => stream.evaluate((each) => each.getTracks().map(({ readyState }) => readyState));
}

/** Until the camera shows something. */
const isSeen = (page: Page) =>
  page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0, undefined, patience);

test('a photo that lies on its side is turned and cropped by keyboard, and read as it was left', async () => {
  const { page, context, problems } = await openPage();
  const keyboard = atKeyboard(page);
  await openUpload(page);
  await choose(page, await turnedToTheLeft(page, await drawPhoto(page, labReport)));
  const photo = page.getByRole('img', { name: 'Photo of page 1' });
  await photo.waitFor();
  await keyboard.type('Document Type', 'Lab');
  await keyboard.press('Crop: Page 1');
  await page.getByRole('dialog', { name: 'Turn and crop page 1' }).waitFor();
  await keyboard.press('Turn right');
  await page.getByText('Turned to the right.').waitFor();
  await keyboard.tabTo('Bottom side');
  // What is below 33 % is a comment.
  for (const key of [...Array<string>(6).fill('PageUp'), ...Array<string>(7).fill('ArrowUp')])
    await page.keyboard.press(key);
  expect(await page.getByRole('slider', { name: 'Bottom side' }).getAttribute('aria-valuetext')).toBe(
    '33% from the top',
  );
  await expectSound(page, 'in the editor');
  await keyboard.press('Use this picture');
  await page.getByText('Page 1 was changed.').waitFor();
  const crop = page.getByRole('button', { name: /^Crop.*Page 1/ });
  await expect.poll(() => crop.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => shapeOf(page)).toBeCloseTo(1700 / (0.33 * 2200), 1);
  await expectSound(page, 'with the photo cropped');

  await keyboard.press('Upload');
  await keyboard.press('View Interpretation');
  await page
    .getByText(/High: 6\.1, expected 3\.5 to 5\.1 mmol\/L/)
    .first()
    .waitFor(patience);
  await page.getByRole('link', { name: 'View Original' }).first().click();
  const text = page.getByRole('region', { name: 'Text of the document' });
  await text.getByText('Potassium').first().waitFor();
  expect(await text.textContent()).not.toContain('Repeat');
  expect([...keyboard.faults]).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

/** The width of the photo that is shown, in heights. */
const shapeOf = (page: Page) =>
  page
    .getByRole('img', { name: 'Photo of page 1' })
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : 0));
