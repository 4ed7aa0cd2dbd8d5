import type { Locator, Page } from 'playwright-core';
import { openWaysToRead } from '../support/ways-to-read.ts';

/** Something that readers do again and again; `run` is told the how manieth time it is. */
export type Deed = {
  name: string;
  run: (time: number) => Promise<void>;
  prepare?: () => Promise<void>;
  /** Leaves the page as the next one expects it. */
  tidy?: () => Promise<void>;
};

/** What is pressed and written on the page of an interpretation. */
export function deedsOn(page: Page): Deed[] {
  const tab = (at: number) => page.getByRole('tab').nth(at).click();
  const onePage = page.getByLabel('Everything on one page');
  const original = page.getByLabel('Original text at the side');
  const filter = page.getByLabel('Only what is outside');
  const level = (name: string) => page.getByRole('radio', { name }).locator('xpath=ancestor::label');
  const sentence = pressEach(page, 'main [data-sentence]');
  const prepare = () => openWaysToRead(page);
  return [
    { name: 'tab', run: (time) => tab((time + 1) % 4), tidy: () => tab(0) },
    { name: 'sentence', run: sentence, tidy: closeSource(page) },
    { name: 'term in the text', run: pressTerm(page) },
    { name: 'source of a result', run: pressEach(page, 'main [data-result]'), tidy: closeSource(page) },
    { name: 'only what is outside', run: () => pressIfThere(filter) },
    { name: 'reading level', prepare, run: (time) => level(levels[time % levels.length] ?? '').click() },
    { name: 'original at the side', prepare, run: () => pressIfThere(original) },
    { name: 'place in the original', run: pressEach(page, '[data-original] [role=button]'), tidy: closeSource(page) },
    { name: 'everything on one page', prepare, run: () => pressIfThere(onePage) },
    { name: 'sentence on one page', prepare: () => onePage.check(), run: sentence, tidy: closeSource(page) },
    { name: 'term on one page', run: pressTerm(page), tidy: () => onePage.uncheck() },
    { name: 'opening and closing find', prepare, run: (time) => (time % 2 === 0 ? openFind(page) : closeFind(page)) },
    { name: 'typing in find', prepare: () => openFind(page), run: (time) => typeWord(page, time) },
    { name: 'next hit', run: () => page.keyboard.press('Enter'), tidy: () => closeFind(page) },
  ];
}

const levels = ['Simple', 'Detailed', 'Standard'];
const searched = 'potassium';

async function pressIfThere(control: Locator): Promise<void> {
  if ((await control.count()) > 0) await control.click();
}

/** Presses what is in sight, one after the other, at its first letter: words run over the end of lines. */
const pressEach = (page: Page, selector: string) => async (time: number) => {
  const place = await page.evaluate(
    ([wanted = '', nth]) => {
      const all = [...document.querySelectorAll<HTMLElement>(String(wanted))].filter((one) => one.checkVisibility());
      const one = all[Number(nth) % all.length];
      one?.scrollIntoView({ block: 'center' });
      const { left, top, height } = one?.getClientRects()[0] ?? { left: 0, top: 0, height: 0 };
      return one && { x: left + 4, y: top + height / 2 };
    },
    [selector, time],
  );
  if (place) await page.mouse.click(place.x, place.y);
};

/** What was opened is closed before the next press. */
const pressTerm = (page: Page) => async (time: number) => {
  await pressEach(page, 'main [data-define]')(time);
  await page.keyboard.press('Escape');
};

const closeSource = (page: Page) => () => page.keyboard.press('Escape');
const closeFind = (page: Page) => page.keyboard.press('Escape');

async function openFind(page: Page): Promise<void> {
  await openWaysToRead(page);
  await page.getByRole('button', { name: 'Find in this document' }).click();
  await page.locator('[data-find-bar] input').waitFor();
}

async function typeWord(page: Page, time: number): Promise<void> {
  const letter = searched[time];
  await page.keyboard.press(letter ?? (time % 2 === 0 ? 'Backspace' : 's'));
}
