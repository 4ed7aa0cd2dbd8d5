import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleFile, startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram(async () => ({ GUEST_DOCUMENTS: '1' }));

const password = 'a calm river in May';

async function goto(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function upload(page: Page, title: string): Promise<void> {
  await goto(page, '/upload-document');
  await page.getByLabel('Document Title').fill(title);
  await page.getByLabel('Document Type').selectOption('imaging');
  await page.locator('input[type=file]').setInputFiles(sampleFile('chest-ct.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Document uploaded').waitFor();
}

async function signUp(page: Page, username: string): Promise<void> {
  await goto(page, '/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'My Documents' }).waitFor();
}

test('a guest is told of the one document before and after, and takes it along into an account', async () => {
  const { page, context, problems } = await openPage();
  await goto(page, '/upload-document');
  await page.getByText('Free Demo Upload').waitFor();
  await page.getByText(/deleted 24 hours after its upload/).waitFor();
  await upload(page, 'Scan of the chest');
  await page.getByRole('button', { name: 'Upload Another Document' }).click();
  await page.getByText('Your free document is used').waitFor();
  expect(await page.getByLabel('Document Title').count()).toBe(0);

  await page.getByRole('link', { name: 'My Documents' }).last().click();
  await page.getByText(/^Will be deleted on /).waitFor();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await signUp(page, 'vera');
  await page.getByRole('heading', { name: 'Scan of the chest' }).waitFor();
  await page.getByText(/^Documents are kept while you are signed in/).waitFor();
  expect(await page.getByText(/^Will be deleted on /).count()).toBe(0);

  await upload(page, 'Scan of the knee');
  await goto(page, '/upload-document');
  await page.getByText(/\d of 5 uploads left this month/).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a guest who signs in later is asked whether the document of this device comes along', async () => {
  const { page, context } = await openPage();
  await signUp(page, 'walter');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(at('/'));
  await upload(page, 'Scan without an account');
  await goto(page, '/login');
  await page.getByLabel('Username').fill('walter');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await goto(page, '/documents');
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await page.getByText('1 document is in your account now').waitFor();
  await page.getByRole('heading', { name: 'Scan without an account' }).waitFor();
  await context.close();
});

test('the pricing page marks the plan one has, and says that paying is in development', async () => {
  const { page, context } = await openPage();
  await signUp(page, 'xenia');
  await goto(page, '/pricing');
  await page.getByRole('article', { name: 'Free' }).getByText('Your plan').waitFor();
  await page.getByText('Annually – Save 17%').click();
  await page.getByText('$99.99').waitFor();
  expect(page.url()).toBe(at('/pricing?billing=annually'));

  await page.getByRole('button', { name: 'Subscribe to Basic' }).click();
  await page.getByRole('alertdialog', { name: 'This feature is in development' }).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(page.url()).toBe(at('/pricing?billing=annually'));
  await context.close();
});

test('the profile shows who opened what, gives everything to take along, and deletes the account', async () => {
  const { page, context, problems } = await openPage();
  await signUp(page, 'yara');
  await upload(page, 'Scan of the hand');
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();

  await goto(page, '/profile#who-opened');
  const log = page.getByRole('list', { name: 'Who opened what' });
  await log
    .getByText(/^You opened the explanation of/)
    .first()
    .waitFor();
  await log.getByText(/^You created the account/).waitFor();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^readback-.*\.zip$/);
  await page.getByText(/The link works once/).waitFor();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(/^Type your username/).fill('yara');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Your account was deleted').waitFor();
  await page.waitForURL(at('/'));
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  expect(problems).toEqual([]);
  await context.close();
});

test('reading settings follow the account to another browser', async () => {
  const first = await openPage();
  await signUp(first.page, 'zoe');
  await goto(first.page, '/profile');
  await first.page.getByText('130 %').click();
  await first.page.getByText('Your choices are kept with your account.').waitFor();
  const kept = first.page.waitForResponse((answer) => answer.url().endsWith('/api/users/me'));
  await first.page.getByText('Dark', { exact: true }).click();
  await kept;
  await first.context.close();

  const second = await openPage();
  await goto(second.page, '/login');
  await second.page.getByLabel('Username').fill('zoe');
  await second.page.getByLabel('Password', { exact: true }).fill(password);
  await second.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await second.page.locator('html[data-text-size="130"][data-theme="dark"]').waitFor();
  await second.context.close();
});

test('there is no administration for anybody else', async () => {
  const { page, context } = await openPage();
  await goto(page, '/admin');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await context.close();
});
