import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { texts } from '#client/features/voice/texts.ts';
import { phone, type PageOptions } from '../support/browser.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';
import { asked, hasMode, live, sample, spoken, visit } from './voice-person.ts';

const program = startProgram();
const { at, openPage } = program;

/** A guest with a document. */
let own: { path: string; storageState: NonNullable<PageOptions['storageState']> };

beforeAll(async () => {
  const { page, context } = await openPage();
  await page.goto(at('/upload-document'));
  await page.getByLabel('Document Title').fill('Blood tests');
  await page.getByLabel('Document Type').selectOption('lab_result');
  await page.locator('input[type=file]').setInputFiles(sampleFile('lab-panel.pdf'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'View Interpretation' }).click();
  await page.waitForURL(/\/interpretation\/\d+$/);
  await page.getByRole('tab').first().waitFor();
  own = { path: new URL(page.url()).pathname, storageState: await context.storageState() };
  await context.close();
});

test('every command that leads to a page leads there, from where the one before has led, and listening goes on', async () => {
  const { page, context, problems, listen, say } = await visit(program);
  await listen();

  for (const [words, path] of [
    ['go home', '/'],
    ['show pricing', '/pricing'],
    ['upload document', '/upload'],
    ['my documents', '/documents'],
    ['go back', '/upload'],
    ['open the interpretation', '/documents'],
  ] as const) {
    await say(words);
    await page.waitForURL(at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  expect(problems).toEqual([]);
  await context.close();
});

test('every command of an interpretation does what it says', async () => {
  const { page, context, problems, listen, say, tells } = await visit(program);
  await page.route('**/api/samples/*/pdf*', (route) => route.abort());
  const tab = (name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
  await listen();

  await say('show medical terms');
  await tab('Medical Terms');
  await say('show questions');
  await tab('Questions to Ask');
  await say('show recommendations');
  await tab('Recommendations');
  await say('show key terms');
  await tells(/^Key terms: /);
  await tab('Medical Terms');

  await say('define potassium');
  await tells(/^This test measures how much potassium/);
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatch(/^Potassium: This test/);
  await say('what does warfarin mean');
  await tells(/warfarin.* is not among the terms/i);

  await say('highlight important terms');
  await tells(/^Important terms are marked: \d/);
  await say('highlight important terms');
  await tells(texts.unmarked);

  const exported = page.waitForRequest(/\/api\/samples\/lab-panel\/pdf/);
  await say('download pdf');
  await exported;

  await say('what can i say');
  await page.getByRole('dialog', { name: texts.helpDialog.title }).waitFor();
  await say('go home');
  await page.waitForURL(at('/'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(problems.filter((each) => !each.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});

test('scrolls by seven tenths of the window', async () => {
  const { page, context, listen, say } = await visit(program);
  const top = () => page.evaluate(() => Math.round(scrollY));
  await listen();
  await page.evaluate(() => scrollTo(0, 100));

  await say('scroll down');
  await expect.poll(top).toBe(100 + 0.7 * 900);
  await say('go up');
  await expect.poll(top).toBe(100);
  await context.close();
});

test('what is asked about a document is answered aloud', async () => {
  const { page, context, problems, listen, say, type, tells } = await visit(program, { msPerWord: 100_000 });
  await listen();
  const asked = [
    ['read aloud', texts.reading],
    ['summarize', texts.about.summary.reading],
    ['explain my lab values', texts.about.results.reading],
    ['what is my diagnosis', /^Reading what the document concludes|names no diagnosis/],
    ['explain my medications', /^Reading what is said about medicines|nothing about medicines/],
  ] as const;

  for (const [index, [words, told]] of asked.entries()) {
    await say(words);
    await tells(told);
    await expect.poll(() => spoken(page)).toHaveLength(index + 1);
    await type('stop reading');
  }

  expect((await spoken(page)).filter((words) => words.trim() === '')).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('on a document the commands of its interpretation open it first', async () => {
  const { path, storageState } = own;
  const original = path.replace('interpretation', 'document');
  const { page, context, listen, say, type, tells } = await visit(program, { path: original, storageState });
  await page.route('**/api/medical-documents/*/pdf*', (route) => route.abort());
  await page.getByRole('tab').first().waitFor();
  await listen();

  await say('define potassium');
  await tells(/^This test measures how much potassium/);
  await say('highlight important terms');
  await tells(/^Important terms are marked: \d/);
  await say('read aloud');
  await tells(texts.reading);
  await type('stop reading');
  await say('download pdf');
  await page.waitForURL(at(path));
  await tells(texts.exporting);
  await say('go back');
  await page.waitForURL(at(original));
  await say('show questions');
  await page.waitForURL(at(path));
  await page.getByRole('tab', { name: 'Questions to Ask', selected: true }).waitFor();
  await say('go home');
  await page.waitForURL(at('/'));
  await say('open the interpretation');
  await page.waitForURL(at(path));
  await context.close();
});

test('says where documents are found where none is open', async () => {
  const { page, context, listen, say, tells } = await visit(program, { path: '/' });
  await listen();
  for (const words of ['read aloud', 'show questions', 'download pdf']) {
    await say(words);
    await tells(texts.needsDocument);
    await page.waitForFunction(() => window.fakeRecognition.live() === 1);
  }
  expect(new Set(await spoken(page))).toEqual(new Set([texts.needsDocument]));
  await context.close();
});

test('asks back when two commands are as likely, and does nothing of ordinary talk', async () => {
  const { page, context, panel, listen, say, tells } = await visit(program);
  await listen();
  await say('the doctor said we could go on holiday in june');
  await tells(texts.notUnderstood);
  expect(await spoken(page)).toEqual([]);
  expect(page.url()).toBe(at(sample));

  await say('explain this');
  const choices = panel.getByRole('group', { name: texts.unsure });
  await choices.getByRole('button', { name: /^Second: .*summary/i }).waitFor();
  await say('the second one');
  await choices.waitFor({ state: 'detached' });
  await tells(texts.about.summary.reading);
  await context.close();
});

describe('errors', () => {
  test('a denied microphone is told by a toast, and listening is off', async () => {
    const { page, context, panel, open } = await visit(program);
    await hasMode(page, 'not-allowed');
    await open();
    await panel.getByRole('button', { name: 'Start listening' }).click();

    const toast = page.getByRole('alert', { name: 'Problem' });
    await toast.getByText('Microphone Access Denied').waitFor();
    await toast.getByText('Please enable microphone access to use voice navigation.').waitFor();
    await panel.getByRole('button', { name: 'Start listening' }).waitFor();
    await context.close();
  });

  test('a browser without recognition is told by a toast, and typing does the same', async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
      });
    const { page, context, panel, open, type } = await visit(program, { prepare });
    await open();
    await panel.getByRole('button', { name: 'Start listening' }).click();
    const toast = page.getByRole('alert', { name: 'Problem' });
    await toast.getByText('Voice Navigation Not Supported').waitFor();
    await toast.getByText(texts.unsupported.description).waitFor();

    await type('Show medical terms');
    await page.getByRole('tab', { name: 'Medical Terms', selected: true }).waitFor();
    await context.close();
  });

  test('every other error is told by its code with what to do, and a press is well again', async () => {
    const { page, context, panel, open, tells } = await visit(program);
    await open();
    for (const [code, help] of [
      ['audio-capture', texts.blocked['no-microphone']],
      ['language-not-supported', texts.blocked.language],
      ['network', texts.blocked.network],
      ['bad-grammar', texts.goesOn],
    ] as const) {
      await hasMode(page, code);
      await panel.getByRole('button', { name: 'Start listening' }).click();
      await tells(`Error: ${code}`);
      await tells(help);
    }
    await hasMode(page, 'ok');
    await tells(texts.status.listening);
    await context.close();
  });
});

test('a storm of ends is given up by name, and a press is well again', async () => {
  const { page, context, panel, open, tells } = await visit(program, { prepare: (each) => each.clock.install() });
  await open();
  await hasMode(page, 'no-speech');
  await panel.getByRole('button', { name: 'Start listening' }).click();
  await page.clock.runFor(60_000);
  await tells(texts.blocked.storm);
  expect(await asked(page)).toHaveLength(8);

  await hasMode(page, 'ok');
  await panel.getByRole('button', { name: 'Start listening' }).click();
  await tells(texts.status.listening);
  await context.close();
});

describe('reading and listening', () => {
  test('the microphone waits while a report is read, and listens again after a press, with the place kept', async () => {
    const { page, context, panel, launcher, listen, say, type, tells } = await visit(program, { msPerWord: 100_000 });
    await listen();
    await say('read aloud');
    await panel.waitFor({ state: 'detached' });
    await launcher.click();
    await tells(texts.held.speech);
    expect(await live(page)).toBe(0);

    await panel.getByRole('button', { name: 'Pause and listen' }).click();
    await say('read aloud');
    await tells(texts.readingOn);
    expect(await spoken(page)).toHaveLength(2);

    await type('stop reading');
    await tells(texts.stopped);
    await page.waitForFunction(() => window.fakeRecognition.live() === 1);
    await context.close();
  });

  test('another page ends the reading of the one before, and listening goes on', async () => {
    const { page, context, listen, say, type } = await visit(program, { msPerWord: 100_000 });
    await listen();
    await say('read aloud');
    await expect.poll(() => spoken(page)).toHaveLength(1);

    await type('go home');
    await page.waitForURL(at('/'));
    await page.waitForFunction(() => window.fakeRecognition.live() === 1);
    expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
    await context.close();
  });
});

describe('the button', () => {
  test('listens for as long as it is held by the mouse or the space bar, and does what was said', async () => {
    const { page, context, panel, open } = await visit(program);
    await open();
    const button = panel.getByRole('button', { name: 'Start listening' });
    for (const [{ down, up }, words, tab] of [
      [page.mouse, 'show questions', 'Questions to Ask'],
      [spaceBar(page), 'show medical terms', 'Medical Terms'],
    ] as const) {
      await button.hover();
      await button.focus();
      await down.call(page.mouse);
      await panel.getByRole('button', { name: texts.letGo }).waitFor();
      await page.waitForFunction(() => window.fakeRecognition.live() === 1);
      await page.evaluate((said) => window.fakeRecognition.say(said), words);
      await up.call(page.mouse);
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      await button.waitFor();
      expect(await live(page)).toBe(0);
    }
    await context.close();
  });

  test('covers nothing that has the focus, on a phone', async () => {
    const { page, context, open } = await visit(program, { path: '/upload-document', viewport: phone });
    await open();
    const covered: string[] = [];
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
      const found = await page.evaluate(coveredFocus);
      if (found !== null) covered.push(found);
    }
    expect(covered).toEqual([]);
    await context.close();
  });
});

const spaceBar = (page: Page) => ({
  down: () => page.keyboard.down('Space'),
  up: () => page.keyboard.up('Space'),
});

/** What has the focus and cannot be seen for the dock. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  const dock = document.querySelector(
    'button[aria-controls="voice-panel"], button[aria-label^="Voice"]',
  )?.parentElement;
  if (!focused || focused === document.body || dock?.contains(focused)) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y]));
  const isCovered = points.some(([x = 0, y = 0]) => dock?.contains(document.elementFromPoint(x, y)));
  return isCovered ? (focused.textContent ?? focused.tagName).slice(0, 40) : null;
}
