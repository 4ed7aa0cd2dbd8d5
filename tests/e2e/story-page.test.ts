import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { desktop, narrow, phone, sidewaysScroll } from '../support/browser.ts';
import { aStory } from '../support/client/told-story.ts';
import { startProgram } from '../support/start-program.ts';
import { openWaysToRead } from '../support/ways-to-read.ts';

const { at, openPage } = startProgram();

/** A sample with every part of the outline, whatever the words of the interpreter are. */
async function setup(viewport = desktop) {
  const opened = await openPage({ viewport });
  const { page } = opened;
  await page.route('**/api/samples/discharge-summary*', (route) =>
    route.fulfill({ json: { success: true, message: 'OK', data: aStory({ documentId: 0 }) } }),
  );
  await page.goto(at('/samples/discharge-summary'));
  await page.getByRole('heading', { name: 'What happens next' }).waitFor();
  return opened;
}

const bottomOf = (page: Page, words: string) =>
  page
    .getByRole('region', { name: 'The main message' })
    .getByText(words)
    .evaluate((one) => one.getBoundingClientRect().bottom);

test('on a phone the next step stands on the first screen', async () => {
  const { page, context, problems } = await setup(phone);

  const bar = await page.getByRole('navigation').last().boundingBox();
  expect(await bottomOf(page, 'See Dr. Okoro in 1 week.')).toBeLessThan(bar?.y ?? phone.height);

  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  ['a phone', phone],
  ['a small phone', narrow],
  ['a desktop', desktop],
  ['a desktop at twice the size', { width: 640, height: 450 }],
])('on %s everything fits, open and closed, in light and in dark', async (_name, viewport) => {
  const { page, context, problems } = await setup(viewport);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await openWaysToRead(page);
  await page.locator('summary', { hasText: 'What was normal' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  expect(problems).toEqual([]);
  await context.close();
});

test('goes by keyboard, and the tabs that stay in sight cover no focus', async () => {
  const { page, context } = await setup(desktop);
  const tick = page.getByRole('checkbox', { name: 'Done: See Dr. Okoro in 1 week.' });
  const line = page.locator('summary', { hasText: 'What was normal' });

  await line.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Sodium/ }).waitFor();
  await tick.focus();
  await page.keyboard.press('Space');
  expect(await tick.isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Stop ibuprofen 400 mg.' }).focus();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab');
    expect(await isCovered(page)).toBe(false);
  }
  await context.close();
});

/** Whether something else lies over the middle of what has the focus. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const place = focused?.getClientRects()[0];
    if (!focused || !place) return true;
    const top = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
    return top === null || !(focused.contains(top) || top.contains(focused));
  });
