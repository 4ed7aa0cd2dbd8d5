import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { narrow, sidewaysScroll } from '../support/browser.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { startProgram } from '../support/start-program.ts';
import { sharePeople } from './share-people.ts';

// With a list of one's own for a visit.
const { at, openPage } = startProgram(async () => ({ DEFAULT_PLAN: 'basic' }));
const people = sharePeople({ at });

/** A page whose mail links are written down and not followed: this machine has no mail program. */
async function setup() {
  const opened = await openPage({ viewport: narrow });
  const { page, context } = opened;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mails: URLSearchParams[] = [];
  await page.exposeFunction('keepMail', (link: string) => mails.push(new URL(link).searchParams));
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target.href : '';
      if (!link.startsWith('mailto:')) return;
      event.preventDefault();
      const keep: unknown = Reflect.get(window, 'keepMail');
      if (typeof keep === 'function') keep(link);
    }),
  );
  const openQuestions = async (path: string) => {
    await page.goto(at(path));
    await page.getByRole('tab', { name: 'Questions to Ask' }).click();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return { ...opened, mails, openQuestions, press };
}

async function entryOf(download: Download) {
  const file = await readFile(await download.path(), 'utf8');
  const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  if (entry === null) throw new Error('there is no entry');
  return new ICAL.Event(entry);
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('whoever reads a sample takes the questions along that they tick', async () => {
  const { page, context, problems, mails, openQuestions, press } = await setup();
  await openQuestions('/samples/lab-panel');
  const ticks = page.getByRole('checkbox', { name: /^Take along: / });
  await ticks.first().uncheck();
  const count = await ticks.count();
  await page.getByRole('group', { name: `Take ${count - 1} of ${count} questions along` }).waitFor();

  await press('Copy questions');
  await page.getByText('Questions copied').waitFor();
  const copied = await clipboard(page);
  await press('E-mail questions');
  await expect.poll(() => mails).toHaveLength(1);
  expect(copied.trim().split('\n')).toHaveLength(count - 1 + 2);
  expect(mails[0]?.get('body')).toBe(copied.replaceAll('\n', '\r\n'));
  expect(mails[0]?.get('subject')).toBe('Questions for my appointment');

  // What is left out stays so while another tab is open.
  await page.getByRole('tab', { name: 'Medical Terms' }).click();
  await page.getByRole('tab', { name: 'Questions to Ask' }).click();
  expect(await ticks.first().isChecked()).toBe(false);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('an appointment goes on a calendar by keyboard alone', async () => {
  const { page, context, problems, openQuestions } = await setup();
  await openQuestions('/samples/lab-panel');
  await page.getByRole('button', { name: /^Calendar/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Put the appointment on a calendar' });
  await dialog.waitFor();

  await page.keyboard.press('Enter');
  await dialog.getByText('Choose the day of the appointment.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.keyboard.type('03292027');
  await dialog.getByLabel('Time').focus();
  await page.keyboard.type('0930AM');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);

  expect(download.suggestedFilename()).toBe('appointment.ics');
  const entry = await entryOf(download);
  expect(entry.summary).toBe("Doctor's appointment");
  expect(entry.startDate.toJSDate()).toEqual(new Date('2027-03-29T09:30:00'));
  expect(entry.description).toMatch(/^My questions:\n1\. /);
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Calendar');
  expect(problems).toEqual([]);
  await context.close();
});

test('somebody with a plan takes their own list along, in their order', async () => {
  const { page, context, problems, mails, openQuestions, press } = await setup();
  await people.signUp(page, 'nora');
  const documentId = await people.upload(page, 'Blood tests');
  await openQuestions(`/interpretation/${documentId}`);
  await page
    .getByRole('button', { name: /^Add to my list/ })
    .first()
    .click();
  await page.getByLabel('Add your own question').fill('May I fly, and how far?');
  await press('Add');
  await press('Up: May I fly, and how far?');
  await expect.poll(() => page.getByRole('list', { name: 'Your questions' }).textContent()).toMatch(/^May I fly/);
  await whenQuiet(page);

  await page.reload();
  await page.getByRole('tab', { name: 'Questions to Ask' }).click();
  await press('E-mail my list');
  await expect.poll(() => mails).toHaveLength(1);
  expect(mails[0]?.get('body')).toMatch(/^Blood tests\r\n\r\n1\. May I fly, and how far\?\r\n2\. .+\r\n$/);

  for (const index of Array(3).keys()) {
    await page.getByLabel('Add your own question').fill(`What about ${index}: ${'this and that, '.repeat(30)}?`);
    await press('Add');
  }
  await press('E-mail my list');
  await page.getByText('Paste the questions into the mail').waitFor();
  expect(await clipboard(page)).toMatch(/\n5\. What about 2/);
  expect(mails[1]?.get('body')).toMatch(/^Paste your questions here/);
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
