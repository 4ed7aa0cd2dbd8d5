import type { Page } from 'playwright-core';
import type { Goto, Screen } from './account-screens.ts';

/** What stands around every page, and the pages that are there for no document. */
export const shellScreens = (goto: Goto): Screen[] => [
  { name: '404', who: 'new', open: (page) => goto(page, '/no-such-page') },
  { name: 'Offline', who: 'new', open: (page) => loseConnection(goto, page) },
  { name: 'Menu', who: 'new', open: (page) => openMenu(goto, page) },
  { name: 'Reading settings', who: 'new', open: (page) => openSettings(goto, page) },
  { name: 'Keyboard shortcuts', who: 'new', open: (page) => listShortcuts(goto, page) },
  { name: 'Content analyzer', who: 'new', open: (page) => goto(page, '/seo-tools') },
  { name: 'Loading animations', who: 'new', open: (page) => goto(page, '/loaders') },
];

/** Once the worker is there: a browser that is fetching it at that moment complains of the lost connection itself. */
async function loseConnection(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/pricing');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
}

async function openMenu(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/pricing');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

async function openSettings(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/pricing');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: 'Reading settings' }).waitFor();
}

async function listShortcuts(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/pricing');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
}
