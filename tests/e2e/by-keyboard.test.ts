import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { desktop, phone } from '../support/browser.ts';
import { atKeyboard } from '../support/by-keyboard.ts';
import { headingFaults, timesSaid, watchAnnouncements } from '../support/focus-seen.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';

// Every press of a key is one: a flow has hundreds.
vi.setConfig({ testTimeout: 120_000 });

const { at, openPage } = startProgram(async () => ({ DEFAULT_PLAN: 'premium' }));

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 20_000 });

async function signUp(page: Page): Promise<void> {
  const { press, type } = atKeyboard(page);
  await page.goto(at('/signup'));
  await heading(page, 'Sign Up');
  await type('Username', `keys-${Date.now()}`);
  await type('Password', 'a calm river in May');
  await press('Create Account');
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await press('I have kept them', 'Space');
  await press('Continue');
  await page.waitForURL((url) => url.pathname !== '/signup');
}

async function upload(page: Page): Promise<void> {
  const { press, type, tabTo } = atKeyboard(page);
  await page.goto(at('/upload-document'));
  await heading(page, 'Upload Document');
  await type('Document Title', 'Blood tests');
  await tabTo('Document Type');
  await page.keyboard.type('Lab');
  const chooser = page.waitForEvent('filechooser');
  await press(/^Choose (?:a file|files)/);
  await (await chooser).setFiles(sampleFile('lab-panel.pdf'));
  await page.getByText('Chosen file').waitFor();
  await press('Upload');
  await page.getByRole('link', { name: 'View Interpretation' }).waitFor();
  await press('View Interpretation');
  await page.getByRole('tab').first().waitFor();
}

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s every flow goes by keyboard alone, with the focus in sight', async (_name, viewport) => {
  const { page, context, problems } = await openPage({ viewport });
  await signUp(page);
  await upload(page);
  const { press, tabTo, faults, look } = atKeyboard(page);

  await tabTo('Simplified Explanation');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Medical Terms', selected: true }).waitFor();
  await look();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Questions to Ask', selected: true }).waitFor();
  expect(await headingFaults(page), 'Interpretation').toEqual([]);

  await page.goto(at('/documents'));
  await page.getByRole('heading', { name: 'Blood tests' }).waitFor();
  expect(await headingFaults(page), 'My Documents').toEqual([]);
  await watchAnnouncements(page);
  await press(/^Delete Blood tests/);
  await page.getByRole('alertdialog').waitFor();
  await press('Delete');
  await page.getByText('Document Deleted').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  expect(await timesSaid(page, 'Document Deleted')).toBe(1);
  await press('Undo');
  await page.getByRole('heading', { name: 'Blood tests' }).waitFor();

  expect([...faults]).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('a document is shared, settings are changed and a plan is chosen by keyboard alone', async () => {
  const { page, context, problems } = await openPage();
  await signUp(page);
  await upload(page);
  const { press, faults, look } = atKeyboard(page);

  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(at(`/document/${number}/share`));
  await page.getByRole('heading', { name: 'Shared With' }).waitFor();
  expect(await headingFaults(page), 'Share').toEqual([]);
  await press('Share Document');
  await page.getByRole('dialog', { name: 'Share Document' }).waitFor();
  // The first field has the focus already.
  await look();
  await page.keyboard.type('doctor@example.com');
  await press('Share');
  await page.getByRole('heading', { name: 'Access code for doctor@example.com' }).waitFor();

  await page.goto(at('/pricing'));
  await heading(page, 'Pricing');
  expect(await headingFaults(page), 'Pricing').toEqual([]);
  await press('Reading settings');
  await page.getByRole('dialog', { name: 'Reading settings' }).waitFor();
  await look();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await look();
  await press(/^Change to Basic/);
  await page.getByRole('alertdialog').waitFor();
  await press(/^Change to Basic/);
  await page
    .getByText(/Your plan changes to Basic|You have the Basic plan now/)
    .first()
    .waitFor();

  expect([...faults]).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
