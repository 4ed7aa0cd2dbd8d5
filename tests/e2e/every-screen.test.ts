import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { desktop, narrow, sidewaysScroll } from '../support/browser.ts';
import { drawPhoto, labReport, row } from '../support/draw-photo.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

type Screen = { name: string; open: (page: Page) => Promise<unknown> };

const screens: Screen[] = [
  { name: 'Home', open: (page) => goto(page, '/') },
  { name: 'Upload', open: (page) => goto(page, '/upload-document') },
  { name: 'My Documents, empty', open: (page) => goto(page, '/documents') },
  { name: '404', open: (page) => goto(page, '/no-such-page') },
  { name: 'a sample', open: (page) => goto(page, '/samples/lab-panel') },
  { name: 'an interpretation that does not exist', open: (page) => goto(page, '/interpretation/999999') },
  { name: 'My Documents', open: (page) => uploadThen(page, '/documents') },
  { name: 'Document detail', open: (page) => openUploaded(page, 'document') },
  { name: 'Document details tab', open: (page) => openUploaded(page, 'document', 'Details') },
  { name: 'Interpretation', open: (page) => openUploaded(page, 'interpretation') },
  { name: 'Medical Terms', open: (page) => openUploaded(page, 'interpretation', 'Medical Terms') },
  { name: 'Questions to Ask', open: (page) => openUploaded(page, 'interpretation', 'Questions to Ask') },
  { name: 'Recommendations', open: (page) => openUploaded(page, 'interpretation', 'Recommendations') },
  { name: 'Upload with photos', open: (page) => choosePhotos(page) },
  { name: 'Document of a photo', open: (page) => openPhoto(page, 'document') },
  { name: 'Picture of a photo', open: (page) => openPhoto(page, 'document', 'Page picture') },
  { name: 'Interpretation of a photo', open: (page) => openPhoto(page, 'interpretation') },
];

describe.each(screens)('$name', ({ open }) => {
  test.each(['light', 'dark'] as const)('has nothing that axe finds, in %s', async (colorScheme) => {
    const { page, context, problems } = await openPage({ viewport: desktop, colorScheme });
    await open(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('does not scroll sideways at 320 px, nor with text of twice the size, and its controls are large enough', async () => {
    const { page, context } = await openPage({ viewport: narrow });
    await open(page);
    expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);

    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await sidewaysScroll(page), 'at 320 px and 200 %').toBe(0);
    await page.setViewportSize(desktop);
    expect(await sidewaysScroll(page), 'at 1280 px and 200 %').toBe(0);
    await context.close();
  });
});

async function goto(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function uploadThen(page: Page, path: string): Promise<string> {
  await goto(page, '/upload-document');
  await page.getByLabel('Document Title').fill('Blood tests');
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(sampleFile('lab-panel.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.waitForURL(/\/interpretation\/\d+$/);
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await goto(page, path.replace('{id}', id));
  return id;
}

async function openUploaded(page: Page, screen: 'document' | 'interpretation', tab?: string): Promise<void> {
  await uploadThen(page, `/${screen}/{id}`);
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

async function openPhoto(page: Page, screen: 'document' | 'interpretation', view?: string): Promise<void> {
  await choosePhotos(page, 1);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
  await page.waitForURL(/\/interpretation\/\d+$/);
  await goto(page, new URL(page.url()).pathname.replace('interpretation', screen));
  await page.getByLabel('What the picture shows').waitFor();
  // Where there is room the picture stands beside the text, and nothing is to be chosen.
  const choice = page.getByText(view ?? '', { exact: true });
  if (view !== undefined && (await choice.isVisible())) await choice.click();
}

/** Controls under 44 px in height or width that are not words within a sentence. Of a choice in a tile the tile is pressed. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, select, input:not([type=hidden]), [role=tab]')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).display !== 'inline',
      )
      .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ control, box }) =>
          `${control.tagName} "${control.textContent?.trim().slice(0, 40)}" ${Math.round(box.width)}x${Math.round(box.height)}`,
      ),
  );
