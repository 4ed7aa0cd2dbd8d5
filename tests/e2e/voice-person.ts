import type { Page } from 'playwright-core';
import { desktop, type PageOptions } from '../support/browser.ts';
import { installFakeRecognition } from '../support/fake-speech/fake-recognition.ts';
import { installFakeVoices } from '../support/fake-speech/fake-voices.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import type { startProgram } from '../support/start-program.ts';

type Program = Pick<ReturnType<typeof startProgram>, 'at' | 'openPage'>;
type Visit = PageOptions & { path?: string; msPerWord?: number; prepare?: (page: Page) => Promise<unknown> };

export const sample = '/samples/lab-panel';

/** Somebody in front of a page, with a browser that hears and speaks what a test wants. */
export async function visit(
  { at, openPage }: Program,
  { path = sample, msPerWord = 1, prepare, ...options }: Visit = {},
) {
  const { page, context, problems } = await openPage({ viewport: desktop, ...options });
  await page.addInitScript(installFakeRecognition);
  await page.addInitScript(installFakeVoices);
  await prepare?.(page);
  await page.goto(at(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What is said of a document before it has come is answered with where documents are found.
  await whenQuiet(page);
  await page.evaluate((pace) => void (window.fakeVoices.msPerWord = pace), msPerWord);

  const panel = page.getByRole('region', { name: 'Voice navigation' });
  const launcher = page.getByRole('button', { name: /^Voice navigation/ });
  const open = async () => {
    await launcher.click();
    await panel.getByRole('button', { name: 'Start listening' }).waitFor();
  };
  const listen = async () => {
    await open();
    await panel.getByRole('button', { name: 'Start listening' }).click();
    await hears(page);
  };
  return {
    page,
    context,
    problems,
    panel,
    launcher,
    open,
    listen,
    type: async (words: string) => {
      if (await panel.isHidden()) await launcher.click();
      await panel.getByLabel('Type a command').fill(words);
      await page.keyboard.press('Enter');
    },
    /** Once the microphone is not held. */
    say: async (words: string) => {
      await hears(page);
      await page.evaluate((said) => window.fakeRecognition.say(said), words);
    },
    /** What the panel tells, or the words above its button while it is minimised. */
    tells: (words: string | RegExp) => launcher.locator('..').getByText(words).first().waitFor(),
  };
}

const hears = (page: Page) => page.waitForFunction(() => window.fakeRecognition.live() === 1);

export const live = (page: Page): Promise<number> => page.evaluate(() => window.fakeRecognition.live());
export const spoken = (page: Page): Promise<string[]> => page.evaluate(() => window.fakeVoices.spoken);
export const asked = (page: Page): Promise<string[]> => page.evaluate(() => window.fakeRecognition.log);
export const hasMode = (page: Page, mode: string) =>
  page.evaluate((wanted) => void (window.fakeRecognition.mode = wanted), mode);
