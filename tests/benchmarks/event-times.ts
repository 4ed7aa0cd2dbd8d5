import type { Page } from 'playwright-core';

/** From now on writes down how long each press and key took until the next frame was drawn. */
export const watchEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { eventTimes: times });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/^(?:pointer|mouse|key)(?:down|up)|^click$|^input$/.test(entry.name)) times.push(entry.duration);
      }
    });
    // 16 ms is the least that browsers tell of.
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
  });

/** The longest time of what was done since the last call, in milliseconds: 8 where all of it was quicker than browsers tell. */
export async function slowestEvent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Entries come after the frame, and frames come late on a slow machine.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150)));
    const times: number[] = Reflect.get(window, 'eventTimes');
    const slowest = Math.max(8, ...times);
    times.length = 0;
    return slowest;
  });
}

/** Draws frames while it scrolls a page down, and gives the longest time between two. */
export const slowestFrame = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let [last, slowest] = [performance.now(), 0];
    for (let step = 0; step < 20; step++) {
      scrollBy(0, innerHeight * 0.7);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      slowest = Math.max(slowest, now - last);
      last = now;
    }
    scrollTo(0, 0);
    return slowest;
  });

/** A processor that is this many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
