import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { countRequests } from './quiet-page.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

// The list that is given last is the only one that counts: the first lines are what Playwright turns off itself.
const turnedOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
  // Pages of the address bar, which nobody sees here: for each new person they took more time than a page of ours.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  // A process for a page that may be opened next.
  'SpareRendererForSitePerProcess',
];

/** `flags` are for this one alone, such as those of a camera that is played. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? candidates.find((path) => existsSync(path)) ?? chromium.executablePath();
  const usual = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const args = [...usual, `--disable-features=${turnedOff.join(',')}`, ...flags];
  return chromium.launch({ executablePath, args });
}

export const phone = { width: 360, height: 780 };
export const narrow = { width: 320, height: 640 };
export const desktop = { width: 1280, height: 900 };

export type PageOptions = {
  viewport?: { width: number; height: number };
  /** The cookies and the storage of somebody who was here before. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** A browser with its scripts turned off. */
  hasNoScripts?: boolean;
};

/** A page of a new person (own cookies). `problems` gathers what a browser complains about: errors, refused scripts, failed loads. */
export async function openPage(
  browser: Browser,
  { viewport = desktop, storageState, hasNoScripts = false }: PageOptions = {},
) {
  const context: BrowserContext = await browser.newContext({
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    javaScriptEnabled: !hasNoScripts,
    ...(storageState && { storageState }),
  });
  const page: Page = await context.newPage();
  countRequests(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isExpected404 = /status of 404/.test(message.text());
    if (message.type() === 'error' && !isExpected404) problems.push(`console: ${message.text()}`);
  });
  return { page, context, problems };
}

/** Pixels by which a page can be scrolled sideways; 0 is what people need. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
