import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openMailServer } from '../support/mail-server.ts';
import { startProgram } from '../support/start-program.ts';

const mail = await openMailServer();
afterAll(mail.stop);

const { at, openPage } = startProgram(async () => ({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` }));

const password = 'a calm river in May';

async function signUp(page: Page, username: string, email?: string): Promise<void> {
  await page.goto(at('/signup'));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (email !== undefined) await page.getByLabel(/^E-mail address/).fill(email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: `Account of ${username}` }).waitFor();
}

async function signIn(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(at('/'));
}

const linksTo = (address: string, path: string): string[] =>
  mail.taken
    .filter(({ to }) => to.includes(address))
    .flatMap(({ source }) => source.replaceAll(/=\r\n/g, '').match(/http:\/\/[^\s"]+#[\w-]{43}/g) ?? [])
    .filter((link) => link.includes(path));

/** The link to `path` in the newest mail to an address, once it has come. */
async function linkTo(address: string, path: string): Promise<string> {
  await expect.poll(() => linksTo(address, path).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return linksTo(address, path).at(-1) ?? '';
}

test('the link of a mail confirms the address that was given at sign-up', async () => {
  const { page, context, problems } = await openPage();
  await signUp(page, 'mia', 'mia@example.com');
  await page.goto(at('/profile'));
  await page.getByText('Not confirmed yet').waitFor();

  await page.goto(await linkTo('mia@example.com', '/verify-email'));
  await page.getByText('Your e-mail address is confirmed').waitFor();
  expect(page.url()).toBe(at('/verify-email'));
  await page.getByRole('link', { name: 'Go to your profile' }).click();

  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a forgotten password is replaced by the link of a mail, on another device', async () => {
  const first = await openPage();
  await signUp(first.page, 'nora', 'nora@example.com');
  await first.page.goto(await linkTo('nora@example.com', '/verify-email'));
  await first.page.getByText('Your e-mail address is confirmed').waitFor();
  await first.context.close();

  const { page, context } = await openPage();
  await page.goto(at('/recover'));
  await page.getByRole('tab', { name: 'By e-mail' }).click();
  await page.getByLabel('E-mail address').fill('nora@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Look into your mail').waitFor();
  const link = await linkTo('nora@example.com', '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another calm river');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await page.getByText('Your password is changed').waitFor();
  expect(page.url()).not.toContain('#');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, 'nora', password);
  await page.getByText('The username or the password is not right.').waitFor();
  await signIn(page, 'nora', 'another calm river');
  await page.getByRole('button', { name: 'Account of nora' }).waitFor();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a third calm river');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await page.getByText('This link cannot be used').waitFor();
  await context.close();
});

test('signing in asks for the code of an authenticator app', async () => {
  const { page, context } = await openPage();
  await signUp(page, 'olga');
  await page.goto(at('/profile'));
  await page.getByRole('button', { name: 'Set Up the App' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  const key = await page.getByText('Key', { exact: true }).locator('xpath=following-sibling::dd').textContent();
  const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  await page.getByLabel('Code that the app shows').fill(app.generate());
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByText('The authenticator app is on').waitFor();
  await signOut(page);

  await page.goto(at('/login'));
  await signIn(page, 'olga', password);
  const code = page.getByLabel('Code', { exact: true });
  const wrong = app.generate({ timestamp: Date.now() + 3_600_000 });
  await code.fill(wrong);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('This code is not right. Enter the newest one.').waitFor();

  // A code counts once: the next one is allowed a little early.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Account of olga' }).waitFor();
  await context.close();
});
