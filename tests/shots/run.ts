import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allScreens } from '../e2e/all-screens.ts';
import { removeDataDir, startApp } from '../support/app-server.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { drawSheet, shotsOnSheet, type Shot } from './contact-sheet.ts';
import { views } from './views.ts';

// `npm run shots`: every screen in every view, to look at. Nothing is compared.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screens: { type: 'string', default: '' }, views: { type: 'string', default: '' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name a folder: npm run shots -- FOLDER [--screens PATTERN] [--views PATTERN]');
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const chosenViews = views.filter(({ name }) => new RegExp(values.views).test(name));
const isChosen = new RegExp(values.screens, 'i');

const [app, browser] = await Promise.all([startApp({ env: { DEFAULT_PLAN: 'premium' } }), launchBrowser()]);
try {
  const { screens, prepare, openAs } = allScreens({
    at: (path) => app.url + path,
    openPage: (options) => openPage(browser, options),
  });
  await prepare();
  const taken: Record<string, Shot[]> = {};
  for (const { name, who, open } of screens.filter((screen) => isChosen.test(screen.name))) {
    const { page, context } = await openAs(who, { viewport: { width: 360, height: 780 } });
    try {
      await open(page);
      for (const view of chosenViews) {
        await view.show(page);
        const file = join(folder, `${slugOf(name)}--${view.name}.png`);
        await page.screenshot({ path: file, fullPage: true });
        (taken[view.name] ??= []).push({ name, file });
      }
      console.log(name);
    } catch (error) {
      console.error(`${name}: ${String(error)}`);
    }
    await context.close();
  }
  for (const [view, shots] of Object.entries(taken)) await drawSheets(view, shots, folder);
} finally {
  await browser.close();
  await app.stop();
  await removeDataDir(app.dataDir);
}

async function drawSheets(view: string, shots: readonly Shot[], into: string): Promise<void> {
  for (let from = 0; from < shots.length; from += shotsOnSheet) {
    const sheet = join(into, `sheet--${view}--${1 + from / shotsOnSheet}.png`);
    await drawSheet(shots.slice(from, from + shotsOnSheet), sheet);
  }
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
