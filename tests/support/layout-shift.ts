import type { Page } from 'playwright-core';

type LayoutShift = PerformanceEntry & { value: number };

/** Begins to sum up what moves on every page that is opened from now on. What follows the first press on it was asked for, and is not counted. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sum = { value: 0, until: Infinity };
    Object.assign(window, { layoutShift: sum });
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries.filter(isShift)) if (entry.startTime < sum.until) sum.value += entry.value;
    };
    const end = ({ timeStamp }: Event) => (sum.until = Math.min(sum.until, timeStamp));
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, end, { capture: true });
    new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved since the page was opened: 0 for nothing, 1 for a whole window by its height. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { layoutShift: sum } = window as unknown as { layoutShift: { value: number } };
    return sum.value;
  });
