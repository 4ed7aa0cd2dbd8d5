import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { desktop } from '../support/browser.ts';
import { layoutShift, watchShifts } from '../support/layout-shift.ts';
import { startProgram } from '../support/start-program.ts';
import { allScreens } from './all-screens.ts';

const { screens, prepare, openAs } = allScreens(startProgram(async () => ({ DEFAULT_PLAN: 'premium' })));

/** Those whose parts come from several places. */
const ofParts = new Set([
  'My Documents, empty',
  'Profile',
  'Pricing',
  'Emergency access',
  'Administration',
  'Share page with shares of every state',
  'Shared With Me',
  'Document detail',
  'Document of a photo',
]);

beforeAll(prepare);

describe.each(screens.filter(({ name }) => ofParts.has(name)))('$name', ({ who, open }) => {
  test('does not move while answers come late, each after another time', async () => {
    const { page, context } = await openAs(who, { viewport: desktop });
    await delayAnswers(context);
    await watchShifts(page);

    await open(page);

    expect(await layoutShift(page)).toBeLessThan(0.02);
    await context.close();
  });
});

/** By 200 to 700 ms: the same for the same address, so that parts come in the same order every time. */
const delayAnswers = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', async (route) => {
    await pause(200 + ((new URL(route.request().url()).pathname.length * 37) % 500));
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  });
