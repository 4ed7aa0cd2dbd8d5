import type { Page } from 'playwright-core';
import { removeDataDir, startApp } from '../support/app-server.ts';
import { desktop, launchBrowser, openPage, phone } from '../support/browser.ts';
import { slowDown, slowestEvent, slowestFrame, watchEvents } from './event-times.ts';
import { deedsOn, type Deed } from './interpretation-deeds.ts';
import { longLabReport, longNote } from './long-documents.ts';
import { medianOf, ms, percentile, sorted, type Row } from './measure.ts';

const throttling = 4;
const presses = 12;
const most = 200;

const documents = [
  ['300-row report', longLabReport(300)],
  ['100-page note', longNote(100)],
] as const;

const screens = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

/** Time from a press or a key to the next frame on long documents, with a slow processor. */
export async function interaction(): Promise<Row[]> {
  const [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  try {
    const rows: Row[] = [];
    for (const [screen, viewport] of screens) {
      // A guest may keep few documents: each screen is another person's.
      const { page, context } = await openPage(browser, { viewport });
      for (const [name, text] of documents) {
        await upload(page, app.url, name, text);
        const yardstick = await barePress(page);
        rows.push(...(await measureDeeds(page, `${name}, ${screen}`, yardstick)));
      }
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await app.stop();
    await removeDataDir(app.dataDir);
  }
}

async function measureDeeds(page: Page, name: string, yardstick: number): Promise<Row[]> {
  const rows: Row[] = [];
  await slowDown(page, throttling);
  await watchEvents(page);
  for (const deed of deedsOn(page)) rows.push(rowOf(`${name}, ${deed.name}`, await timesOf(page, deed), yardstick));
  rows.push(rowOf(`${name}, scroll (frames)`, await scrollTimes(page), yardstick));
  await slowDown(page, 1);
  return rows;
}

async function timesOf(page: Page, { prepare, run, tidy }: Deed): Promise<number[]> {
  await prepare?.();
  const times: number[] = [];
  for (let time = 0; time < presses; time++) {
    await slowestEvent(page);
    await run(time);
    times.push(await slowestEvent(page));
  }
  await tidy?.();
  return times;
}

async function scrollTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < presses; time++) times.push(await slowestFrame(page));
  return times;
}

function rowOf(what: string, times: number[], yardstick: number): Row {
  const p95 = percentile(times, 0.95);
  const figure = `p50 ${ms(medianOf(times))}, p95 ${ms(p95)}, max ${ms(sorted(times).at(-1) ?? 0)}`;
  const verdict = p95 <= most ? '' : `, over ${most} ms`;
  return {
    what,
    figure,
    yardstick: `bare page ${ms(yardstick)}`,
    ratio: `${(p95 / yardstick).toFixed(1)} x${verdict}`,
  };
}

async function upload(page: Page, url: string, title: string, text: string): Promise<void> {
  await page.goto(`${url}/upload-document`);
  await page.getByLabel('Document Title').fill(title);
  await page.getByLabel('Document Type').selectOption('lab_result');
  const file = { name: 'document.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]:not([capture])').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.getByRole('tab').first().waitFor({ timeout: 120_000 });
}

/** One press on a page of as many elements that does nothing but show a word. */
async function barePress(page: Page): Promise<number> {
  const count = await page.evaluate(() => document.querySelectorAll('*').length);
  const bare = await page.context().newPage();
  await bare.setContent(`<button>Press</button>${'<p>A row</p>'.repeat(count)}`);
  await bare.getByRole('button').evaluate((button) => {
    button.addEventListener('click', () => (button.textContent += '.'));
  });
  await slowDown(bare, throttling);
  await watchEvents(bare);
  const times: number[] = [];
  for (let time = 0; time < presses; time++) {
    await bare.getByRole('button').click();
    times.push(await slowestEvent(bare));
  }
  await bare.close();
  return percentile(times, 0.95);
}
