import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium, type Browser, type Page } from 'playwright-core';
import { removeDataDir, startApp, type AppServer } from '../support/app-server.ts';
import { noteSpeech, type SpeechNote } from './note-speech.ts';
import { startVoices, type Voices } from './start-voices.ts';

let voices: Voices;
let app: AppServer;
let browser: Browser;

beforeAll(async () => {
  [voices, app] = await Promise.all([startVoices(), startApp()]);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const env = { ...(process.env as Record<string, string>), ...voices.env };
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--enable-speech-dispatcher'];
  browser = await chromium.launch({ executablePath, args, env, ignoreDefaultArgs: ['--mute-audio'] });
});
afterAll(async () => {
  await browser.close();
  await app.stop();
  await voices.stop();
  await removeDataDir(app.dataDir);
});

/** The page of a sample report, with its reading begun. */
async function setup(sample: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(noteSpeech);
  await page.goto(`${app.url}/samples/${sample}`);
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
  const player = page.getByRole('region', { name: 'Reading aloud' });
  await player.waitFor();
  const press = (name: string) => player.getByRole('button', { name, exact: true }).click();
  const notes = () => page.evaluate(() => window.speechNotes);
  const until = (what: SpeechNote['what'], count: number) =>
    expect.poll(async () => all(await notes(), what).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  return { page, context, player, press, notes, until };
}

const all = (notes: SpeechNote[], what: SpeechNote['what']) => notes.filter((note) => note.what === what);

const place = async (page: Page): Promise<string> =>
  /Sentence \d+/.exec(await page.getByRole('region', { name: 'Reading aloud' }).innerText())?.[0] ?? '';

const marked = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('being-read') ?? [])].map(String).join(' '));

test('starts and ends sentences in their order, with an English voice', async () => {
  const { context, notes, press, until } = await setup('lab-panel');

  await until('end', 8);
  await press('Stop reading');

  const told = await notes();
  const heard = told.filter(({ what }) => what === 'start' || what === 'end').slice(0, 16);
  expect(heard.map(({ what }) => what)).toEqual(Array.from({ length: 8 }, () => ['start', 'end']).flat());
  const asked = all(told, 'asked').map(({ text }) => text);
  expect(heard.map(({ text }) => text)).toEqual(asked.slice(0, 8).flatMap((text) => [text, text]));
  expect(new Set(asked).size).toBe(asked.length);
  expect(told[0]?.voice).toMatch(/^English/);
  report('eight sentences', told);
  await context.close();
});

test('keeps the place when it is paused within a sentence, and says the sentence again', async () => {
  const { page, context, notes, press, until } = await setup('lab-panel');
  await until('start', 3);
  const [before, mark] = [await place(page), await marked(page)];

  await press('Pause');
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  const asked = all(await notes(), 'asked').length;
  await page.waitForTimeout(2_000);
  expect(all(await notes(), 'asked')).toHaveLength(asked);
  expect([await place(page), await marked(page)]).toEqual([before, mark]);
  await press('Play');
  await until('start', 4);

  const starts = all(await notes(), 'start');
  expect(starts[3]?.text).toBe(starts[2]?.text);
  expect(await place(page)).toBe(before);
  await until('end', 3);
  expect(all(await notes(), 'end')[2]?.text).toBe(starts[2]?.text);
  await context.close();
});

test('goes on from the same sentence at another speed, which is heard', async () => {
  const { page, context, player, notes, press, until } = await setup('lab-panel');
  await until('end', 2);
  await press('Pause');
  await press('Speed and voice');
  await player.getByLabel('Speed', { exact: true }).selectOption('1.5');
  const before = await place(page);

  await press('Play');
  await until('end', 3);

  const fast = (await notes()).filter(({ rate }) => rate === 1.5);
  expect(fast.length).toBeGreaterThan(2);
  expect(before).toBe('Sentence 3');
  await context.close();
});

test('reads a text of three minutes at the usual speed to its end, with another tab in front for a while', async () => {
  const { page, context, player, notes } = await setup('pathology');
  const count = Number(/of (\d+)/.exec(await player.innerText())?.[1]);
  const other = await context.newPage();
  await other.goto('about:blank');
  await other.bringToFront();
  await other.waitForTimeout(30_000);
  await page.bringToFront();
  await other.close();

  await player.waitFor({ state: 'detached', timeout: 540_000 });

  const told = await notes();
  const [starts, ends] = [all(told, 'start'), all(told, 'end')];
  expect(all(told, 'error')).toEqual([]);
  expect(starts.map(({ text }) => text)).toEqual(all(told, 'asked').map(({ text }) => text));
  expect(ends.map(({ text }) => text)).toEqual(starts.map(({ text }) => text));
  expect(ends.length).toBeGreaterThanOrEqual(count);
  const seconds = ((told.at(-1)?.at ?? 0) - (told[0]?.at ?? 0)) / 1_000;
  report('the whole text', told);
  expect(seconds).toBeGreaterThan(180);
  await context.close();
});

/** How long it took, for whoever reads the result. */
function report(name: string, notes: SpeechNote[]): void {
  const [asked, starts] = [all(notes, 'asked'), all(notes, 'start')];
  const seconds = ((notes.at(-1)?.at ?? 0) - (notes[0]?.at ?? 0)) / 1_000;
  const delays = starts.map(({ at }, index) => at - (asked[index]?.at ?? at)).toSorted((a, b) => a - b);
  const letters = asked.reduce((sum, { text }) => sum + text.length, 0);
  console.log(
    `${name}: ${starts.length} utterances, ${letters} letters, ${seconds.toFixed(1)} s, ` +
      `begun after ${delays[Math.floor(delays.length / 2)]} ms in the middle, ${delays.at(-1)} ms at most`,
  );
}
