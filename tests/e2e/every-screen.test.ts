import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeColourFindings, axeFindings } from '../support/axe.ts';
import { desktop, narrow, sidewaysScroll } from '../support/browser.ts';
import { layoutShift, watchShifts } from '../support/layout-shift.ts';
import { startProgram } from '../support/start-program.ts';
import { allScreens } from './all-screens.ts';

// With everything that a plan can have.
const { screens, prepare, openAs } = allScreens(startProgram(async () => ({ DEFAULT_PLAN: 'premium' })));

beforeAll(prepare);

describe.each(screens)('$name', ({ name, who, open }) => {
  test('has nothing that axe finds, fits every width and text size, and its controls are large enough', async () => {
    const { page, context, problems } = await openAs(who, { viewport: narrow });
    await watchShifts(page);
    await open(page);
    if (!(name in moves)) expect(await layoutShift(page), 'what moved while it came').toBeLessThan(0.02);
    expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeFindings(page), 'at 320 px').toEqual([]);

    await page.setViewportSize(desktop);
    expect(await axeFindings(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeColourFindings(page), 'dark').toEqual([]);

    await page.setViewportSize(narrow);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await sidewaysScroll(page), 'at 320 px and 200 %').toBe(0);
    await page.setViewportSize(desktop);
    expect(await sidewaysScroll(page), 'at 1280 px and 200 %').toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Where words may move by themselves, and why. */
const moves: Record<string, string> = {
  'Comments on a sentence': 'Behind a sentence that somebody comes to by keyboard its mark appears.',
};

/**
 * Controls under 44 px in height or width that are not words within a sentence. Of a choice in a tile the tile is pressed. The seven days
 * of a week stand side by side, so that on the narrowest window they are less wide.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, select, input:not([type=hidden]), [role=tab]')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).display !== 'inline',
      )
      .map((control) => ({
        control,
        box: (control.closest('label') ?? control).getBoundingClientRect(),
        width: control.closest('[role=grid]') === null ? 43.5 : 36,
      }))
      .filter(({ box, width }) => box.width > 2 && box.height > 2 && (box.width < width || box.height < 43.5))
      .map(
        ({ control, box }) =>
          `${control.tagName} "${control.textContent?.trim().slice(0, 40)}" ${Math.round(box.width)}x${Math.round(box.height)}`,
      ),
  );
