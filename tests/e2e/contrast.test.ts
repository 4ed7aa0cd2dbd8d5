import { expect, test } from 'vitest';
import { faintWords } from '../support/contrast.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

test.each([
  '/',
  '/pricing',
  '/samples/lab-panel',
  '/upload-document',
  '/documents',
  '/auth',
  '/seo-tools',
  '/loaders',
  '/terms',
  '/privacy-settings',
  '/no/such/page',
])('at %s words stand out by 7 to 1, in light and in dark', async (path) => {
  const { page, context } = await openPage();
  await page.goto(at(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenQuiet(page);

  expect(await faintWords(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faintWords(page), 'dark').toEqual([]);
  await context.close();
});
