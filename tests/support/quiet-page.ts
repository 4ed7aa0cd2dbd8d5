import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const underway = new WeakMap<Page, Set<Request>>();

/** Has a page count what it fetches, from its first request on. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>();
  underway.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until a page has fetched nothing for a tenth of a second: Playwright's own `networkidle` takes half a second at the least. */
export async function whenQuiet(page: Page): Promise<void> {
  const requests = underway.get(page);
  if (requests === undefined) throw new Error('Nobody counts the requests of this page: open it with openPage.');
  const until = performance.now() + 30_000;
  for (let quietTicks = 0; quietTicks < 4;) {
    await pause(25);
    quietTicks = requests.size === 0 ? quietTicks + 1 : 0;
    if (performance.now() > until)
      throw new Error(`The page still waits for ${[...requests].map((each) => each.url()).join(', ')}`);
  }
}
