import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { desktop, narrow, phone, sidewaysScroll } from '../support/browser.ts';
import { installFakeVoices } from '../support/fake-speech/fake-voices.ts';
import { startProgram } from '../support/start-program.ts';

const { at, openPage } = startProgram();

async function setup({ sample = 'lab-panel', viewport = desktop, msPerWord = 20 } = {}) {
  const { page, context, problems } = await openPage({ viewport });
  await page.addInitScript(installFakeVoices);
  await page.goto(at(`/samples/${sample}`));
  await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
  await page.evaluate((pace) => void (window.fakeVoices.msPerWord = pace), msPerWord);
  const player = page.getByRole('region', { name: 'Reading aloud' });
  const press = (name: string) => player.getByRole('button', { name, exact: true }).click();
  const start = async () => {
    await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
    await player.waitFor();
  };
  return { page, context, problems, player, press, start };
}

const spoken = (page: Page): Promise<string[]> => page.evaluate(() => window.fakeVoices.spoken);

/** What is marked as being read, as the page draws it. */
const marked = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('being-read') ?? [])].map(String).join(' '));

const openTab = (page: Page) => page.getByRole('tab', { selected: true }).innerText();

/** "Sentence 4 of 60" as 4. */
const place = async (page: Page): Promise<number> =>
  Number(/Sentence (\d+) of/.exec(await page.getByRole('region', { name: 'Reading aloud' }).innerText())?.[1]);

// So slow that a sentence stays until the test goes on.
const slow = { msPerWord: 60_000 };

test('reads a whole report, opens its parts as it reaches them and marks each sentence where it stands', async () => {
  const { page, context, problems, player, start, press } = await setup({ ...slow, sample: 'pathology' });
  await start();
  await page.evaluate(watchReading);
  const count = Number(/of (\d+)/.exec(await player.innerText())?.[1]);
  await page.evaluate(() => void (window.fakeVoices.msPerWord = 6));
  await press('Sentence forward');

  await player.waitFor({ state: 'detached', timeout: 40_000 });

  const seen = await page.evaluate(() => window.readingSeen);
  expect([...new Set(seen.map(({ tab }) => tab))]).toEqual([
    'Simplified Explanation',
    'Medical Terms',
    'Questions to Ask',
    'Recommendations',
  ]);
  expect(await spoken(page)).toHaveLength(count);
  const unseen = seen.filter(({ mark, isInView }) => mark !== '' && !isInView);
  expect(unseen).toEqual([]);
  // All but what introduces a tab, and the first, which was marked before anybody watched.
  expect(seen.filter(({ mark }) => mark !== '')).toHaveLength(count - 4 - 1);
  expect(await marked(page)).toBe('');
  await page.getByText('Finished reading.').waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await context.close();
});

test('keeps its place while it is paused, goes forward and back, and ends with the page', async () => {
  const { page, context, problems, player, press, start } = await setup(slow);
  await start();
  for (const count of [1, 2, 3]) {
    await expect.poll(async () => (await spoken(page)).length).toBe(count);
    if (count < 3) await press('Sentence forward');
  }
  expect(await place(page)).toBe(3);
  const third = (await spoken(page)).at(-1);

  await press('Pause');
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  expect(await marked(page)).not.toBe('');
  await press('Play');
  await expect.poll(async () => (await spoken(page)).slice(-2)).toEqual([third, third]);
  await press('Sentence back');
  await expect.poll(() => place(page)).toBe(2);

  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await player.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  expect(problems).toEqual([]);
  await context.close();
});

test('keeps speed and voice for the next visit', async () => {
  const { page, context, player, press, start } = await setup(slow);
  await start();
  await press('Speed and voice');
  await player.getByLabel('Speed', { exact: true }).selectOption({ label: 'Very fast (1.5)' });
  await player.getByLabel('Voice', { exact: true }).selectOption('Far');
  await player.getByText(/sends the words to its maker/).waitFor();
  await page.reload();

  await start();
  await press('Speed and voice');

  expect(await player.getByLabel('Speed', { exact: true }).inputValue()).toBe('1.5');
  expect(await player.getByLabel('Voice', { exact: true }).inputValue()).toBe('Far');
  await context.close();
});

test('is used by keyboard alone, and tells what a word of the sentence means', async () => {
  const { page, context, problems, player, press } = await setup(slow);
  await page.getByRole('button', { name: 'Read aloud', exact: true }).focus();
  await page.keyboard.press('Enter');
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('Pause');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toBe(2);
  const word = player.getByRole('button', { name: /^What is / }).first();
  while (!(await word.isVisible())) await press('Sentence forward');

  await word.focus();
  await page.keyboard.press('Enter');
  await player.getByRole('group', { name: /^What is / }).waitFor();
  await player.getByRole('button', { name: 'Play' }).waitFor();
  await page.keyboard.press('Escape');
  await player.getByRole('group', { name: /^What is / }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');

  await player.waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe('Read aloud');
  expect(problems).toEqual([]);
  await context.close();
});

test('stays on the tab that somebody opens while it reads', async () => {
  const { page, context, start, press } = await setup(slow);
  await start();
  for (let sentence = 0; sentence < 6; sentence++) await press('Sentence forward');

  await page.getByRole('tab', { name: 'Questions to Ask' }).click();
  await press('Sentence forward');

  await expect.poll(() => place(page)).toBe(8);
  expect(await openTab(page)).toBe('Questions to Ask');
  await context.close();
});

test('has nothing that axe finds, covers no focus, fits every width and is not printed', async () => {
  const { page, context, player, press, start } = await setup({ ...slow, viewport: phone });
  await start();
  await press('Speed and voice');
  expect(await axeFindings(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page), 'dark').toEqual([]);
  await press('Speed and voice');

  const footer = page.getByRole('contentinfo').getByRole('link').last();
  await footer.focus();
  const [link, bar] = [await footer.boundingBox(), await player.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.setViewportSize(narrow);
  expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysScroll(page), 'at 320 px and 200 %').toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await player.isVisible()).toBe(false);
  await context.close();
});

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

type Seen = { tab: string; mark: string; isInView: boolean };

declare global {
  interface Window {
    readingSeen: Seen[];
  }
}

/** Notes what a person sees each time that another sentence is reached, once it is marked. Stands alone: it is sent to the page. */
function watchReading(): void {
  window.readingSeen = [];
  const highlights = CSS.highlights;
  const set = highlights.set.bind(highlights);
  highlights.set = (name, highlight) => {
    set(name, highlight);
    const [mark] = highlight;
    setTimeout(() => {
      const player = document.querySelector('section[aria-label="Reading aloud"]')?.getBoundingClientRect();
      const box = mark instanceof Range ? mark.getBoundingClientRect() : null;
      window.readingSeen.push({
        tab: document.querySelector('[role=tab][aria-selected=true]')?.textContent?.trim() ?? '',
        mark: String(mark),
        isInView: box !== null && box.top >= 0 && box.bottom <= (player?.top ?? 0),
      });
    });
    return highlights;
  };
}
