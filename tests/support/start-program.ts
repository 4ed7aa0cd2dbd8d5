import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { removeDataDir, startApp, type AppServer } from './app-server.ts';
import { launchBrowser, openPage, type PageOptions } from './browser.ts';

/** The real program and a browser for the tests of one file. Each opened page is a new person. `settings` are asked for before the start. */
export function startProgram(settings: () => Promise<Record<string, string>> = async () => ({})) {
  let app: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ env: await settings() }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    await removeDataDir(app.dataDir);
  });

  return {
    at: (path: string) => app.url + path,
    /** What a command has to be given to work on the same data. */
    settings: () => app.settings,
    openPage: (options?: PageOptions) => openPage(browser, options),
    /** Ends the program as a power cut would, and starts it again on the same data and the same address. */
    async restart() {
      const { dataDir, url } = app;
      await app.kill();
      app = await startApp({ dataDir, port: Number(new URL(url).port), env: await settings() });
    },
  };
}

export { sampleFile } from './sample-file.ts';
