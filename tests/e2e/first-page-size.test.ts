import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { whenQuiet } from '../support/quiet-page.ts';
import { startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

/** Kilobytes of 1,000 bytes. */
const most = 130;

test(`a guest's first page needs at most ${most} kB of scripts, compressed`, async () => {
  const { page, context } = await openPage();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
  });
  await page.goto(at('/'));
  await page.getByRole('list', { name: 'Sample reports' }).waitFor();
  await whenQuiet(page);

  const sizes = await Promise.all(
    [...scripts].map(async ([name, body]) => ({ name, bytes: gzipSync(await body).length })),
  );
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(all / 1000, JSON.stringify(sizes, null, 1)).toBeLessThan(most);
  expect(sizes.length).toBeGreaterThan(3);
  // What only somebody with an account needs does not come to a guest.
  const unneeded = /\/(?:shell-notices|access-entries|account-menu|session-watch|recent-dialog|error-texts)-/;
  expect(sizes.filter(({ name }) => unneeded.test(name))).toEqual([]);
  await context.close();
});
