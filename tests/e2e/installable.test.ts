import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { whenQuiet } from '../support/quiet-page.ts';
import { startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

/** Opens the app with its worker in charge, as on every visit but the first. */
async function openInstalled() {
  const opened = await openPage();
  const { page } = opened;
  await page.goto(at('/'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await whenQuiet(page);
  return opened;
}

/** The address of everything that the caches of this browser hold. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const requests: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) requests.push(new URL(request.url).pathname);
    }
    return requests;
  });

test('a browser finds nothing that is in the way of installing', async () => {
  const { page, context, problems } = await openInstalled();
  const devtools = await context.newCDPSession(page);

  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const { errors } = await devtools.send('Page.getAppManifest');

  // A window of a test is a private one, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect([errors, problems]).toEqual([[], []]);
  await context.close();
});

test('what is kept of the app is its own files, and the page without anybody in it', async () => {
  const { page, context } = await openInstalled();

  const paths = await cached(page);

  const own = /^\/(?:assets\/[\w.-]+|offline|files-of-this-build|[\w/-]+\.(?:js|svg|png|webmanifest))$/;
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !own.test(path))).toEqual([]);
  await context.close();
});

test('a file that another app hands over is chosen on the page of the upload', async () => {
  const { page, context, problems } = await openInstalled();

  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share-target' });
    form.enctype = 'multipart/form-data';
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
    const chosen = new DataTransfer();
    chosen.items.add(new File(['Haemoglobin 12.9 g/dL'], 'blood-tests.txt', { type: 'text/plain' }));
    input.files = chosen.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });

  await page.getByText('blood-tests.txt').first().waitFor();
  await expect.poll(() => page.url()).toBe(at('/upload-document'));
  expect(await cached(page).then((paths) => paths.filter((path) => path.includes('share-target')))).toEqual([]);
  await page.reload();
  await whenQuiet(page);
  expect(await page.getByText('blood-tests.txt').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
