import type { Page } from 'playwright-core';
import { desktop } from '../support/browser.ts';

/** Somebody new, one whose report and photo were read already, one who has signed in, or one whom that one shares a document with. */
export type Visitor = 'new' | 'known' | 'member' | 'recipient';

export type Screen = { name: string; who: Visitor; open: (page: Page) => Promise<unknown> };

/** Opens an address of the program, and waits until the screen stands. */
export type Goto = (page: Page, path: string) => Promise<void>;

/** The screens of signing in and of an account, with what people meet there. */
export const accountScreens = (goto: Goto): Screen[] => [
  { name: 'Sign In', who: 'new', open: (page) => goto(page, '/login') },
  { name: 'Sign In with nothing filled in', who: 'new', open: (page) => sendEmpty(goto, page, '/login', 'Sign In') },
  { name: 'Sign In after the end of a session', who: 'member', open: (page) => endSession(goto, page) },
  { name: 'Sign Up', who: 'new', open: (page) => sendEmpty(goto, page, '/signup', 'Create Account') },
  { name: 'Recovery codes', who: 'new', open: (page) => signUp(goto, page) },
  { name: 'Forgotten password', who: 'new', open: (page) => sendEmpty(goto, page, '/recover', 'Change My Password') },
  { name: 'Forgotten password, by e-mail', who: 'new', open: (page) => recoverByMail(goto, page) },
  { name: 'New password', who: 'new', open: (page) => goto(page, `/reset-password#${'A'.repeat(43)}`) },
  { name: 'A link that cannot be used', who: 'new', open: (page) => goto(page, '/verify-email') },
  { name: 'Account menu', who: 'member', open: (page) => openAccountMenu(goto, page) },
  { name: 'Account menu on a wide window', who: 'member', open: (page) => openAccountMenu(goto, page, desktop) },
  { name: 'Profile', who: 'member', open: (page) => openProfile(goto, page) },
  { name: 'Authenticator app', who: 'member', open: (page) => setUpApp(goto, page) },
  { name: 'Password once more', who: 'member', open: (page) => askForPassword(goto, page) },
  { name: 'Warning before the end of a session', who: 'member', open: (page) => awaitWarning(goto, page) },
];

async function sendEmpty(goto: Goto, page: Page, path: string, button: string): Promise<void> {
  await goto(page, path);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

/** Signs up somebody new, up to the recovery codes and what is said when they are not kept. */
export async function signUp(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/signup');
  await page.getByLabel('Username').fill(`reader-${Date.now()}`);
  await page.getByLabel('Password', { exact: true }).fill('a calm river in May');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function recoverByMail(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/recover');
  await page.getByRole('tab', { name: 'By e-mail' }).click();
}

/** As another tab would tell of it. */
async function endSession(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/documents');
  await page.evaluate(() => {
    const channel = new BroadcastChannel('readback-session');
    channel.postMessage({ from: 'another', message: { kind: 'ended', reason: 'idle' } });
  });
  await page.getByText('You were signed out').waitFor();
}

async function openAccountMenu(goto: Goto, page: Page, size?: { width: number; height: number }): Promise<void> {
  if (size) await page.setViewportSize(size);
  await goto(page, '/documents');
  const avatar = page.getByRole('button', { name: /^Account of/ });
  // On a narrow window the same links stand in the side menu.
  await ((await avatar.isVisible()) ? avatar : page.getByRole('button', { name: 'Menu' })).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

async function openProfile(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/profile');
  await page.getByRole('button', { name: 'Add a Passkey' }).waitFor();
}

async function setUpApp(goto: Goto, page: Page): Promise<void> {
  await openProfile(goto, page);
  await page.getByRole('button', { name: 'Set Up the App' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
}

async function askForPassword(goto: Goto, page: Page): Promise<void> {
  await openProfile(goto, page);
  const refusal = { success: false, message: '', code: 'auth.not_recent' };
  // A refusal without its status, which the browser would complain about.
  await page.route('**/api/users/totp', (route) => route.fulfill({ status: 200, json: refusal }));
  await page.getByRole('button', { name: 'Set Up the App' }).click();
  await page.getByRole('dialog', { name: 'Enter your password once more' }).waitFor();
}

/** The session is near its end, as another tab knows and the server says. */
async function awaitWarning(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/documents');
  await page.route('**/api/users/session', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.endsAt = new Date(Date.now() + 90_000).toISOString();
    await route.fulfill({ response, json: answer });
  });
  await page.evaluate(() => {
    const channel = new BroadcastChannel('readback-session');
    const ends = { at: Date.now() + 90_000, isFinal: false };
    channel.postMessage({ from: 'another', message: { kind: 'renewed', ends } });
  });
  await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
}
