import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { removeDataDir, startApp } from '../support/app-server.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { medianOf, ms, percentile, repeat, type Row } from './measure.ts';

const dist = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const samplePdf = fileURLToPath(new URL('../../server/features/samples/data/lab-panel.pdf', import.meta.url));

/** Size of the first page, and the time from the click on Upload to the explanation on screen. */
export async function screens(): Promise<Row[]> {
  const waits = await clickToExplanation(15);
  return [
    {
      what: 'first page, JavaScript (gzip)',
      figure: kilobytes(await firstPageBytes('js')),
      yardstick: 'at most 130 kB',
      ratio: '',
    },
    {
      what: 'first page, CSS (gzip)',
      figure: kilobytes(await firstPageBytes('css')),
      yardstick: 'at most 15 kB',
      ratio: '',
    },
    {
      what: 'one-page PDF, click to explanation, median',
      figure: ms(medianOf(waits)),
      yardstick: 'at most 1,000 ms',
      ratio: '',
    },
    { what: 'one-page PDF, click to explanation, p95', figure: ms(percentile(waits, 0.95)), yardstick: '', ratio: '' },
  ];
}

async function clickToExplanation(uploads: number): Promise<number[]> {
  const [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  try {
    const { page } = await openPage(browser);
    await uploadOnce(page, app.url);
    return await repeat(uploads, () => uploadOnce(page, app.url));
  } finally {
    await browser.close();
    await app.stop();
    await removeDataDir(app.dataDir);
  }
}

async function uploadOnce(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/upload-document`);
  await page.getByLabel('Document Title').fill('Blood tests');
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(samplePdf);
  const started = performance.now();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
  return performance.now() - started;
}

/** What the browser must load before the first page works: files named in index.html, not the routes loaded later. */
async function firstPageBytes(kind: 'js' | 'css'): Promise<number> {
  const html = await readFile(`${dist}index.html`, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => path.endsWith(`.${kind}`));
  const home = (await readdir(`${dist}assets`))
    .filter((name) => /^home/i.test(name) && name.endsWith(`.${kind}`))
    .map((name) => `assets/${name}`);
  const bytes = await Promise.all(
    [...new Set([...named, ...home])].map(async (path) => gzipSync(await readFile(dist + path)).length),
  );
  return bytes.reduce((sum, each) => sum + each, 0);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
