import { expect, test } from 'vitest';
import { whenQuiet } from '../support/quiet-page.ts';
import { startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

test('without scripts the first page can be read, and its links lead on', async () => {
  const { page, context } = await openPage({ hasNoScripts: true });
  await page.goto(at('/'));

  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your medical documents, in plain words');
  expect(await page.getByRole('list', { name: 'Sample reports' }).getByRole('article').count()).toBe(6);
  await page.getByText(/^All \d+ kinds of documents/).click();
  expect(await page.getByText('Referral letter').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'View Documents' }).click();
  await page.waitForURL(at('/documents'));
  expect(await page.getByRole('heading').count()).toBe(0);
  await context.close();
});

test('the first page is taken over as it was drawn', async () => {
  const { page, context, problems } = await openPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (heading === null) return;
      heading.dataset['drawn'] = 'before';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(at('/'));
  await whenQuiet(page);

  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('dialog', { name: 'Reading settings' }).waitFor();

  expect(await page.locator('h1').getAttribute('data-drawn')).toBe('before');
  expect(problems).toEqual([]);
  await context.close();
});

test('whoever is signed in gets a page of their own', async () => {
  const { page, context, problems } = await openPage();
  await page.addInitScript(() => localStorage.setItem('currentUser', '{"id":1,"username":"ana"}'));
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(at('/'));

  await page.getByRole('button', { name: 'Account of ana' }).waitFor();

  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Sign In / Sign Up' }).count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});
