import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { whenQuiet } from '../support/quiet-page.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

const password = 'a calm river in May';

/** Signs up, keeps the codes and goes on. Gives the codes. */
async function signUp(page: Page, username: string): Promise<string[]> {
  await page.goto(at('/signup'));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const codes = await shownCodes(page);
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'My Documents');
  return codes;
}

async function shownCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  return list.getByRole('listitem').allTextContents();
}

async function signIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(at('/'));
}

async function upload(page: Page, title: string): Promise<void> {
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').fill(title);
  await page.getByLabel('Document Type').selectOption('imaging');
  await page.locator('input[type=file]').setInputFiles(sampleFile('chest-ct.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Document uploaded').waitFor();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In / Sign Up' }).first();
const storage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('a guest signs up with their document, signs out, and finds it again', async () => {
  const { page, context, problems } = await openPage();
  await upload(page, 'Scan of Mr Vandermeer');
  await page.goto(at('/signup'));
  await page.getByLabel('Username').fill('vera');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Your document came along into your account.').waitFor();
  const codes = await shownCodes(page);
  expect(new Set(codes).size).toBe(10);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep your recovery codes');
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Scan of Mr Vandermeer');

  const kept = await storage(page);
  expect(JSON.parse(kept)['currentUser']).toMatch(/^\{"id":\d+,"username":"vera"\}$/);
  for (const secret of [password, 'Vandermeer', ...codes]) expect(kept).not.toContain(secret);

  await signOut(page);
  expect(await storage(page)).not.toContain('vera');
  await page.getByRole('link', { name: 'View Documents' }).click();
  await heading(page, 'My Documents');
  await whenQuiet(page);
  expect(await page.getByText('Vandermeer').count()).toBe(0);

  await signInLink(page).click();
  await signIn(page, 'vera');
  await heading(page, 'Scan of Mr Vandermeer');
  expect(problems).toEqual([]);
  await context.close();
});

test('a wrong password is said at its field, and the right one opens where one wanted to go', async () => {
  const { page, context } = await openPage();
  await signUp(page, 'wim');
  await signOut(page);
  await page.goto(at('/upload-document'));
  await signInLink(page).click();

  await signIn(page, 'wim', 'not the password');
  await page.getByText('The username or the password is not right.').waitFor();
  expect(await page.getByLabel('Password', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  );

  await signIn(page, 'wim');
  await page.waitForURL(at('/upload-document'));
  await context.close();
});

test('a session that was ended elsewhere is told of once, with a way back', async () => {
  const here = await openPage();
  await signUp(here.page, 'xena');
  await upload(here.page, 'Chest scan');
  await here.page.goto(at('/documents'));
  await heading(here.page, 'Chest scan');
  const there = await openPage();
  await there.page.goto(at('/login'));
  await signIn(there.page, 'xena');
  await heading(there.page, 'My Documents');

  const answer = await there.page.request.delete(at('/api/users/sessions'), { headers: { origin: at('') } });
  expect(answer.status()).toBe(200);
  await here.page.getByRole('button', { name: /^Delete/ }).click();
  await here.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

  await here.page.getByText('Your session is over').waitFor();
  expect(new URL(here.page.url()).pathname).toBe('/login');
  expect(await here.page.getByText('Chest scan').count()).toBe(0);
  await signIn(here.page, 'xena');
  await heading(here.page, 'Chest scan');
  expect(new URL(here.page.url()).pathname).toBe('/documents');
  await here.context.close();
  await there.context.close();
});

test('a sign-out without a connection is made good when it is back', async () => {
  const { page, context } = await openPage();
  await signUp(page, 'vito');
  await upload(page, 'Chest scan');
  await context.setOffline(true);
  await signOut(page);
  await page.getByText('Signed out in this browser only').waitFor();
  const told = page.waitForResponse(at('/api/users/logout'));

  await context.setOffline(false);

  expect((await told).status()).toBe(200);
  await expect.poll(() => storage(page)).not.toContain('signOutOwed');
  expect((await page.request.get(at('/api/users/me'))).status()).toBe(401);
  await context.close();
});

test('two tabs follow each other when one signs in and when one signs out', async () => {
  const { page, context } = await openPage();
  const other = await context.newPage();
  await other.goto(at('/'));
  await signUp(page, 'yara');
  await other.getByRole('button', { name: 'Account of yara' }).waitFor();
  await other.goto(at('/documents'));
  await heading(other, 'My Documents');

  await signOut(page);

  await other.waitForURL(at('/'));
  await signInLink(other).waitFor();
  await context.close();
});

test('a recovery code opens the way to a new password, once', async () => {
  const { page, context } = await openPage();
  const [code = ''] = await signUp(page, 'zoe');
  await signOut(page);
  const recover = async () => {
    await page.goto(at('/recover'));
    await page.getByLabel('Username').fill('zoe');
    await page.getByLabel('Recovery code', { exact: true }).fill(code);
    await page.getByLabel('New password', { exact: true }).fill('another calm river');
    await page.getByRole('button', { name: 'Change My Password' }).click();
  };
  await recover();
  await page.getByText('Your password is changed').waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, 'zoe');
  await page.getByText('The username or the password is not right.').waitFor();
  await signIn(page, 'zoe', 'another calm river');
  await heading(page, 'My Documents');
  await signOut(page);

  await recover();
  await page.getByText('The username or the recovery code is not right.').waitFor();
  await context.close();
});

test('a passkey that was added signs in', async () => {
  const { page, context, problems } = await openPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(page, 'uma');
  await page.goto(at('/profile'));
  await page.getByLabel('Name of the new passkey').fill('This laptop');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await page.getByRole('list', { name: 'Your passkeys' }).getByText('This laptop').waitFor();
  await signOut(page);

  await signInLink(page).click();
  // Where the browser offers passkeys at the field, it may have signed in by itself already.
  await Promise.race([
    page.getByRole('button', { name: 'Sign in with a passkey' }).click(),
    page.getByRole('button', { name: 'Account of uma' }).waitFor(),
  ]);
  await page.getByRole('button', { name: 'Account of uma' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
