import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeDataDir, startApp, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { sampleFile } from '../support/start-program.ts';

const password = 'a calm river in May';
let app: AppServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
  await removeDataDir(app.dataDir);
});

const at = (path: string) => app.url + path;

async function signUp(page: Page, username: string): Promise<void> {
  await page.goto(at('/signup'));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'My Documents' }).waitFor();
}

async function upload(page: Page, title: string): Promise<string> {
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').fill(title);
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').first().setInputFiles(sampleFile('lab-panel.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.waitForURL(/\/interpretation\/\d+$/);
  await page.getByRole('button', { name: 'Keep on this device' }).waitFor();
  return new URL(page.url()).pathname;
}

async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Remove from this device' }).waitFor();
}

/** Every word that this browser holds in its stores; what is sealed as it lies there. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const words: string[] = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        words.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const text = (value: unknown): string =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : JSON.stringify(value);
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries: unknown[] = await done(database.transaction(store).objectStore(store).getAll());
        words.push(
          ...entries.map((entry) => `${name}/${store} ${text(entry)} ${Object.values(Object(entry)).map(text).join()}`),
        );
      }
      database.close();
    }
    return words;
  });

test(
  'an explanation that was kept is read without a server, and goes with whoever kept it',
  { timeout: 180_000 },
  async () => {
    const { page, context } = await openPage(browser);
    await signUp(page, 'olga');
    const address = await upload(page, 'Blood of Mrs Zuiderveen');
    const other = await upload(page, 'Scan of Mrs Zuiderveen');
    await page.goto(at(address));
    await keep(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(at('/documents'));
    await page.getByText('1 explanation is kept on this device.').waitFor();

    const words = await stored(page);
    expect(words.filter((each) => each.includes('readback-kept/records'))).toHaveLength(1);
    expect(words.filter((each) => each.startsWith('readback-kept') && /h(?:a?e)moglobin/i.test(each))).toEqual([]);
    expect(words.join('\n')).not.toContain('Zuiderveen');

    const { dataDir, url } = app;
    await app.kill();
    await page.goto(at('/offline'));
    await page.getByRole('link', { name: 'Open Blood of Mrs Zuiderveen' }).click();
    await page.getByText('You read what is kept on this device').waitFor();
    await page.reload();
    await page.getByText('You read what is kept on this device').waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    await page.getByRole('heading', { name: 'AI Interpretation' }).waitFor();
    await page.goto(at(other));
    await page.getByText('Readback cannot be reached').waitFor();
    expect(await page.getByText('Zuiderveen').count()).toBe(0);

    app = await startApp({ dataDir, port: Number(new URL(url).port) });
    await page.goto(at('/documents'));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(at('/'));
    await whenQuiet(page);
    const left = await stored(page);
    expect(left.filter((each) => each.startsWith('readback-kept'))).toEqual([]);
    expect(left.join('\n')).not.toMatch(/Zuiderveen|olga/);
    await page.goto(at('/offline'));
    await page.getByRole('heading', { name: 'Nothing is kept on this device' }).waitFor();
    await context.close();
  },
);

test('what is kept goes when its document is deleted, and when somebody signs in', { timeout: 180_000 }, async () => {
  const { page, context } = await openPage(browser);
  await upload(page, 'Blood tests');
  await keep(page);
  await page.goto(at('/documents'));
  await page.getByText('1 explanation is kept on this device.').waitFor();

  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.getByText('is kept on this device.').count()).toBe(0);

  await upload(page, 'More blood tests');
  await keep(page);
  await signUp(page, 'piet');
  await page.goto(at('/offline'));
  await page.getByRole('heading', { name: 'Nothing is kept on this device' }).waitFor();
  await context.close();
});
