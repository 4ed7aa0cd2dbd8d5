import type { Page } from 'playwright-core';
import { focusFaults } from './focus-seen.ts';

/** How long somebody goes round a page whose parts still come before they give up. */
const patienceMs = 10_000;
const pressesInARound = 150;

/** Somebody who has nothing but a keyboard. `faults` gathers every control on the way whose focus could not be seen. */
export function atKeyboard(page: Page) {
  const faults = new Set<string>();
  const look = async () => (await focusFaults(page)).forEach((fault) => faults.add(fault));

  /** Presses Tab until a control with this name has the focus. */
  const tabTo = async (name: string | RegExp): Promise<void> => {
    const passed = new Set<string>();
    const end = performance.now() + patienceMs;
    for (let presses = 1; performance.now() < end; presses++) {
      await page.keyboard.press('Tab');
      const focused = await focusedName(page);
      if (typeof name === 'string' ? focused === name : name.test(focused)) return look();
      passed.add(focused.slice(0, 30));
      if (presses % pressesInARound === 0) await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`No control named ${String(name)} can be reached by Tab, only ${[...passed].join(' · ')}`);
  };
  const press = async (name: string | RegExp, key = 'Enter'): Promise<void> => {
    await tabTo(name);
    await page.keyboard.press(key);
  };
  const type = async (name: string | RegExp, text: string): Promise<void> => {
    await tabTo(name);
    await page.keyboard.type(text);
  };
  return { tabTo, press, type, look, faults };
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : undefined;
    return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
