import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { desktop, narrow, sidewaysScroll, type PageOptions } from '../support/browser.ts';
import { drawPhoto, labReport, row } from '../support/draw-photo.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';
import { accountScreens, signUp, type Screen, type Visitor } from './account-screens.ts';
import { planScreens } from './plan-screens.ts';
import { sharedWith, shareScreens } from './share-screens.ts';
import { voiceScreens } from './voice-screens.ts';

// With everything that a plan can have.
const { at, openPage } = startProgram(async () => ({ DEFAULT_PLAN: 'premium' }));

const screens: Screen[] = [
  { name: 'Home', who: 'new', open: (page) => openHome(page) },
  { name: 'AI and privacy', who: 'new', open: (page) => goto(page, '/privacy-settings') },
  { name: 'Upload', who: 'new', open: (page) => goto(page, '/upload-document') },
  { name: 'My Documents, empty', who: 'new', open: (page) => goto(page, '/documents') },
  { name: '404', who: 'new', open: (page) => goto(page, '/no-such-page') },
  { name: 'a sample', who: 'new', open: (page) => goto(page, '/samples/lab-panel') },
  { name: 'an interpretation that does not exist', who: 'new', open: (page) => goto(page, '/interpretation/999999') },
  { name: 'Upload with photos', who: 'new', open: (page) => choosePhotos(page) },
  ...accountScreens(goto),
  ...planScreens(goto, () => own.interpretation),
  ...shareScreens({ goto, at, shared: () => ({ documentId: numberOf(own) }), guests: () => report.document }),
  ...voiceScreens(goto),
  { name: 'My Documents', who: 'known', open: (page) => goto(page, '/documents') },
  { name: 'Document detail', who: 'known', open: (page) => openTab(page, report.document) },
  { name: 'Document details tab', who: 'known', open: (page) => openTab(page, report.document, 'Details') },
  { name: 'Interpretation', who: 'known', open: (page) => openTab(page, report.interpretation) },
  { name: 'Medical Terms', who: 'known', open: (page) => openTab(page, report.interpretation, 'Medical Terms') },
  { name: 'Questions to Ask', who: 'known', open: (page) => openTab(page, report.interpretation, 'Questions to Ask') },
  { name: 'Recommendations', who: 'known', open: (page) => openTab(page, report.interpretation, 'Recommendations') },
  { name: 'Document of a photo', who: 'known', open: (page) => openPhoto(page, photo.document) },
  { name: 'Picture of a photo', who: 'known', open: (page) => openPhoto(page, photo.document, 'Page picture') },
  { name: 'Interpretation of a photo', who: 'known', open: (page) => openPhoto(page, photo.interpretation) },
];

type Paths = { document: string; interpretation: string };
let report: Paths;
let photo: Paths;
let own: Paths;
const states: Partial<Record<Visitor, NonNullable<PageOptions['storageState']>>> = {};

beforeAll(async () => {
  const { page, context } = await openPage();
  report = await uploadReport(page);
  await choosePhotos(page, 1);
  photo = await sendAndRead(page);
  states.known = await context.storageState();
  await context.close();
  const signedUp = await openPage();
  await signUp(goto, signedUp.page);
  own = await uploadReport(signedUp.page);
  states.member = await signedUp.context.storageState();
  const recipient = await openPage();
  await sharedWith(at, { owner: signedUp.page, recipient: recipient.page, documentId: numberOf(own) });
  states.recipient = await recipient.context.storageState();
  for (const each of [signedUp, recipient]) await each.context.close();
});

describe.each(screens)('$name', ({ who, open }) => {
  const openAs = (options: PageOptions) => {
    const storageState = states[who];
    return openPage({ ...options, ...(storageState && { storageState }) });
  };

  test('has nothing that axe finds, fits every width and text size, and its controls are large enough', async () => {
    const { page, context, problems } = await openAs({ viewport: narrow });
    await open(page);
    expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeFindings(page), 'at 320 px').toEqual([]);

    await page.setViewportSize(desktop);
    expect(await axeFindings(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page), 'dark').toEqual([]);

    await page.setViewportSize(narrow);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await sidewaysScroll(page), 'at 320 px and 200 %').toBe(0);
    await page.setViewportSize(desktop);
    expect(await sidewaysScroll(page), 'at 1280 px and 200 %').toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

async function goto(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenQuiet(page);
}

/** With the card that comes when its section is reached. */
async function openHome(page: Page): Promise<void> {
  await goto(page, '/');
  await page.getByRole('heading', { name: 'Several AI providers, one rule' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Check again' }).waitFor();
}

async function uploadReport(page: Page): Promise<Paths> {
  await goto(page, '/upload-document');
  await page.getByLabel('Document Title').fill('Blood tests');
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(sampleFile('lab-panel.pdf'));
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

const numberOf = ({ document }: Paths): number => Number(document.split('/').at(-1));

async function openTab(page: Page, path: string, tab?: string): Promise<void> {
  await goto(page, path);
  await page.getByRole('tab').first().waitFor();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

// Two values look unlike the range beside them, so that there is something to check.
const doubtful = labReport
  .with(6, row(['Sodium', '14.0', '', '135-145', 'mmol/L']))
  .with(8, row(['Hemoglobin', '1340', '', '12.0-16.0', 'g/dL']));

async function choosePhotos(page: Page, count = 3): Promise<void> {
  await goto(page, '/upload-document');
  const photos = await Promise.all(Array.from({ length: count }, () => drawPhoto(page, doubtful)));
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(photos);
  await page.getByRole('list', { name: 'Pages of your document' }).waitFor();
}

async function openPhoto(page: Page, path: string, view?: string): Promise<void> {
  await goto(page, path);
  await page.getByLabel('What the picture shows').waitFor();
  // Where there is room the picture stands beside the text, and nothing is to be chosen.
  const choice = page.getByText(view ?? '', { exact: true });
  if (view !== undefined && (await choice.isVisible())) await choice.click();
}

/**
 * Controls under 44 px in height or width that are not words within a sentence. Of a choice in a tile the tile is pressed. The seven days
 * of a week stand side by side, so that on the narrowest window they are less wide.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, select, input:not([type=hidden]), [role=tab]')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).display !== 'inline',
      )
      .map((control) => ({
        control,
        box: (control.closest('label') ?? control).getBoundingClientRect(),
        width: control.closest('[role=grid]') === null ? 43.5 : 36,
      }))
      .filter(({ box, width }) => box.width > 2 && box.height > 2 && (box.width < width || box.height < 43.5))
      .map(
        ({ control, box }) =>
          `${control.tagName} "${control.textContent?.trim().slice(0, 40)}" ${Math.round(box.width)}x${Math.round(box.height)}`,
      ),
  );
