import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageOptions } from '../support/browser.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { runAdmin } from '../support/run-admin.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';
import { sharePeople, shownCode } from './share-people.ts';

// With everything that a plan can have.
const { at, openPage, settings } = startProgram(async () => ({ DEFAULT_PLAN: 'premium' }));
const people = sharePeople({ at });

const password = 'a calm river in May';

type Person = 'user' | 'admin';
type State = NonNullable<PageOptions['storageState']>;

/** Who each is, and every address of the app with their own document where one is shown. */
const tours = new Map<Person, { state: State; paths: string[] }>();

beforeAll(async () => {
  for (const person of ['user', 'admin'] as const) tours.set(person, await prepare(person));
  expect(await runAdmin(['first-admin', 'admin.anna'], settings())).toMatchObject({ code: 0 });
});

async function prepare(person: Person) {
  const { page, context } = await openPage();
  const interpretation = await upload(page);
  await join(page, `${person}.anna`);
  const state = await context.storageState();
  await context.close();
  return { state, paths: await allPaths(interpretation) };
}

async function allPaths(interpretation: string): Promise<string[]> {
  const router = await readFile(new URL('../../client/app/router.tsx', import.meta.url), 'utf8');
  const document = interpretation.replace('interpretation', 'document');
  const values: Record<string, string> = {
    'document/:id': document,
    'document/:id/share': `${document}/share`,
    'share-document/:id': interpretation.replace('interpretation', 'share-document'),
    'interpretation/:id': interpretation,
    'samples/:id': '/samples/lab-panel',
    '*': '/no-such-page',
  };
  return ['/', ...[...router.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => values[path] ?? `/${path}`)];
}

async function join(page: Page, username: string): Promise<void> {
  await signUp(page, username);
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'My Documents' }).waitFor();
}

async function signUp(page: Page, username: string): Promise<void> {
  await goto(page, '/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
}

/** Gives the address of what was explained. */
async function upload(page: Page): Promise<string> {
  await goto(page, '/upload-document');
  await page.getByLabel('Document Title').fill('Blood tests');
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(sampleFile('lab-panel.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.waitForURL(/\/interpretation\/\d+$/);
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
  return new URL(page.url()).pathname;
}

async function goto(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenQuiet(page);
}

/** A page that tells what its policy has refused, from before its first script on, on every screen it shows. */
async function openWatched(storageState?: State) {
  const opened = await openPage(storageState && { storageState });
  const { page, problems } = opened;
  const refused: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} ${sourceFile} on ${location.pathname}`);
    });
  });
  return { ...opened, refused: () => [...refused, ...problems.filter((each) => !/status of 40\d/.test(each))] };
}

test('a script that stands in a page is refused, and the tour would tell', async () => {
  const { page, context, refused } = await openWatched();
  await goto(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
  });
  await expect.poll(() => refused().join('\n')).toMatch(/script-src-elem inline/);
  expect(await page.title()).not.toBe('run');
  await context.close();
});

// As somebody who may see all of them.
test('no screen breaks the policy it comes with', { timeout: 180_000 }, async () => {
  const { page, context, refused } = await openWatched(tours.get('admin')?.state);
  const { paths } = tours.get('admin') ?? { paths: [] };
  for (const path of paths) {
    await goto(page, path);
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    // What comes when it is reached comes too.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await whenQuiet(page);
  }
  expect(paths.length).toBeGreaterThanOrEqual(23);
  expect(refused()).toEqual([]);
  await context.close();
});

test('an administrator sees the administration', async () => {
  const { page, context, refused } = await openWatched(tours.get('admin')?.state);
  await goto(page, '/admin');
  await page.getByRole('table').first().waitFor();
  expect(refused()).toEqual([]);
  await context.close();
});

describe('what opens on a screen breaks no policy:', () => {
  test('recovery codes, copied, printed and downloaded', async () => {
    const { page, context, refused } = await openWatched();
    await signUp(page, 'codes.anna');
    for (const name of ['Copy', 'Print']) await page.getByRole('button', { name, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('readback-recovery-codes.txt');
    expect(refused()).toEqual([]);
    await context.close();
  });

  test('the QR code of the authenticator app', async () => {
    const { page, context, refused } = await openWatched(tours.get('user')?.state);
    await goto(page, '/profile');
    await page.getByRole('button', { name: 'Set Up the App' }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(refused()).toEqual([]);
    await context.close();
  });

  test('an export of everything', async () => {
    const { page, context, refused } = await openWatched(tours.get('user')?.state);
    await goto(page, '/profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(refused()).toEqual([]);
    await context.close();
  });

  test('a share, its calendar, its code on paper and a SMART Health Link', async () => {
    const { state, paths } = tours.get('user') ?? { paths: [] };
    const { page, context, refused } = await openWatched(state);
    await goto(page, paths.find((path) => path.endsWith('/share')) ?? '');
    await page.getByRole('button', { name: 'Share Document' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Share Document' });
    await dialog.getByLabel('Recipient Email').fill('dr.weiss@clinic.example');
    await dialog.getByRole('button', { name: 'Open Calendar' }).click();
    await dialog.getByRole('grid').getByRole('button').last().click();
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    expect(await shownCode(page)).not.toBe('');
    await page.getByRole('button', { name: 'Print Code' }).click();
    await page.getByRole('button', { name: 'Share as SMART Health Link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make Link' }).click();
    await page.getByRole('img', { name: /^QR code of the SMART Health Link/ }).waitFor();
    expect(refused()).toEqual([]);
    await context.close();
  });

  test('what somebody shares with one, and how it ends', async () => {
    const owner = await openPage();
    await people.signUp(owner.page, 'olga.anna');
    const documentId = await people.upload(owner.page, 'Blood tests');
    const code = await people.share(owner.page, documentId, { email: 'maria@family.example', level: 'View & Comment' });
    const { page, context, refused } = await openWatched();
    await people.openByNumber(page, { documentId, code });
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Comment on:/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Comments on a sentence' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'You have left the document' }).waitFor();
    expect(refused()).toEqual([]);
    for (const each of [owner.context, context]) await each.close();
  });

  test('the voice with its help, and a report that is read aloud', async () => {
    const { page, context, refused } = await openWatched();
    await goto(page, '/samples/lab-panel');
    await page.getByRole('button', { name: 'Voice navigation' }).click();
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Read aloud/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Voice navigation', exact: true }).waitFor();
    expect(refused()).toEqual([]);
    await context.close();
  });

  test('a deletion that is asked about, and questions that are printed', async () => {
    const { page, context, refused } = await openWatched();
    await upload(page);
    await page.getByRole('tab', { name: 'Questions to Ask' }).click();
    await page.getByRole('button', { name: 'Print questions' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.emulateMedia({ media: 'screen' });
    await goto(page, '/documents');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    expect(refused()).toEqual([]);
    await context.close();
  });
});
