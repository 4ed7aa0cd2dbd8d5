import { useMemo } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Passage } from '#core/reading-aloud/passages.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { createHeardPages, HeardPagesContext, useOfferPage } from '#client/lib/heard-page/heard-pages.ts';
import { aVoice, fakeSynthesis } from '#tests/support/client/fake-synthesis.ts';
import { ReadAloud } from './read-aloud.tsx';

// A window without a layout knows no places: every sentence stands here.
let standsAt = 100;
const scrolled: number[] = [];

beforeEach(() => {
  localStorage.clear();
  standsAt = 100;
  scrolled.length = 0;
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, standsAt, 300, 30);
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => scrolled.push(top ?? 0));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passages: Passage[] = [
  { part: 'message', text: 'Potassium is high.', spoken: 'Potassium is high.', terms: ['Potassium'] },
  { part: 'terms', text: '', spoken: 'Medical Terms: one term.', terms: [] },
  { part: 'terms', text: 'A salt.', spoken: 'A salt.', terms: [] },
];

const shown: string[] = [];

function HeardTestPage() {
  const page = useMemo<HeardPage>(
    () => ({
      kind: 'interpretation',
      title: 'Blood tests',
      documentRef: null,
      terms: [{ term: 'Potassium', definition: 'A salt.', importance: 'high', spans: [] }],
      passages: async () => passages,
      show: async (part) => {
        shown.push(part);
        return document.querySelector<HTMLElement>(`[data-part="${part}"]`);
      },
      exportPdf: null,
      highlightImportant: null,
    }),
    [],
  );
  useOfferPage(page);
  return (
    <main>
      <section data-part="message">
        <p>Potassium is high.</p>
      </section>
      <section data-part="terms">
        <p>A salt.</p>
      </section>
      <Link to="/elsewhere">Elsewhere</Link>
    </main>
  );
}

async function setup({
  voices,
  passages: read = passages,
}: { voices?: SpeechSynthesisVoice[]; passages?: Passage[] } = {}) {
  shown.length = 0;
  const synthesis = fakeSynthesis(voices);
  const heardPages = createHeardPages();
  render(
    <MemoryRouter initialEntries={['/page']}>
      <HeardPagesContext value={heardPages}>
        <button onClick={() => heardPages.askToRead({ passages: read })}>Read aloud</button>
        <Routes>
          <Route path="/page" element={<HeardTestPage />} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
        <ReadAloud>{({ isSpeaking }) => <p>{isSpeaking ? 'speaks' : 'is silent'}</p>}</ReadAloud>
      </HeardPagesContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  const player = await screen.findByRole('region', { name: 'Reading aloud' });
  const press = (name: string) => user.click(within(player).getByRole('button', { name }));
  const end = () => act(async () => synthesis.end());
  const marked = () =>
    [...document.querySelectorAll('[data-marked="being-read"]')].map(({ textContent }) => textContent);
  return { synthesis, user, player: within(player), press, end, marked };
}

const button = (name: string) => screen.getByRole('button', { name });

test('appears when a page asks for reading, and goes when everything is read', async () => {
  const { synthesis, player, end } = await setup();
  expect(player.getByText('Sentence 1 of 3')).toBeDefined();
  expect(screen.getByText('speaks')).toBeDefined();

  for (let sentence = 0; sentence < 3; sentence++) await end();

  expect(synthesis.texts()).toEqual(passages.map(({ spoken }) => spoken));
  expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
  expect(screen.getByText('Finished reading.')).toBeDefined();
  expect(screen.getByText('is silent')).toBeDefined();
});

test('takes the focus on Pause when its button was pressed, and gives it back', async () => {
  const { user } = await setup();
  await expect.poll(() => document.activeElement).toBe(button('Pause'));

  await user.keyboard('{Escape}');

  expect(document.activeElement).toBe(button('Read aloud'));
});

test('opens the part that is reached and marks the sentence there', async () => {
  const { end, marked } = await setup();
  await expect.poll(marked).toEqual(['Potassium is high.']);

  await end();
  await expect.poll(marked).toEqual([]);
  await end();
  await expect.poll(marked).toEqual(['A salt.']);
  await end();

  expect(shown).toEqual(['message', 'terms']);
  expect(marked()).toEqual([]);
});

test('brings the sentence into view, and not under somebody who has just scrolled', async () => {
  const { end, marked } = await setup();
  await expect.poll(marked).toEqual(['Potassium is high.']);
  expect(scrolled).toEqual([]);

  standsAt = 2_000;
  await end();
  await end();
  await expect.poll(marked).toEqual(['A salt.']);
  expect(scrolled.at(-1)).toBeGreaterThan(1_000);
  scrolled.length = 0;
  window.dispatchEvent(new Event('wheel'));
  await userEvent.click(button('Sentence back'));
  await userEvent.click(button('Sentence forward'));
  await expect.poll(marked).toEqual(['A salt.']);

  expect(scrolled).toEqual([]);
});

test('is paused, and goes on from its place', async () => {
  const { synthesis, press, end } = await setup();
  await end();

  await press('Pause');
  expect(screen.getByText('is silent')).toBeDefined();
  await press('Play');

  await expect.poll(() => synthesis.texts().slice(1)).toEqual(['Medical Terms: one term.', 'Medical Terms: one term.']);
});

test('goes on and back by sentences, by button and by arrow keys within it', async () => {
  const { user, press, player } = await setup();

  await press('Sentence forward');
  expect(player.getByText('Sentence 2 of 3')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(player.getByText('Sentence 3 of 3')).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  await press('Sentence back');

  expect(player.getByText('Sentence 1 of 3')).toBeDefined();
});

test('leaves the keys alone outside of it', async () => {
  const { user, player } = await setup();
  button('Read aloud').focus();

  await user.keyboard('{ArrowRight}{Escape}');

  expect(player.getByText('Sentence 1 of 3')).toBeDefined();
});

test('is reached by Space on itself, which pauses and plays', async () => {
  const { user } = await setup();
  screen.getByRole('region', { name: 'Reading aloud' }).focus();

  await user.keyboard(' ');
  expect(button('Play')).toBeDefined();
  await user.keyboard(' ');

  expect(button('Pause')).toBeDefined();
});

test('shows and speaks what a word of the sentence means, and then goes on', async () => {
  const { synthesis, press, player } = await setup();

  await press('What is Potassium?');
  expect(within(player.getByRole('group', { name: 'What is Potassium?' })).getByText('A salt.')).toBeDefined();
  await expect.poll(() => synthesis.texts()).toEqual(['Potassium is high.', 'A salt.']);
  await press('Close and go on');

  expect(player.queryByText('A salt.')).toBeNull();
  expect(document.activeElement).toBe(button('Pause'));
  await expect.poll(() => synthesis.texts().at(-1)).toBe('Potassium is high.');
});

test('closes what is open with Escape before it stops', async () => {
  const { user, press, player } = await setup();
  await press('Speed and voice');

  await user.keyboard('{Escape}');
  expect(player.queryByLabelText('Speed')).toBeNull();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
});

test('reads at another speed and with another voice, and keeps both', async () => {
  const { synthesis, user, press, player } = await setup({ voices: [aVoice('American'), aVoice('British', 'en-GB')] });
  await press('Speed and voice');

  await user.selectOptions(player.getByLabelText('Speed'), 'Very fast (1.5)');
  await user.selectOptions(player.getByLabelText('Voice'), 'British');

  await expect.poll(() => synthesis.last()).toMatchObject({ rate: 1.5, voice: { name: 'British' } });
  expect(JSON.parse(localStorage.getItem('readAloud') ?? '')).toEqual({ speed: 1.5, voices: { en: 'British' } });
});

test('says so where the voice sends the words away', async () => {
  const { player } = await setup({ voices: [aVoice('Remote', 'en-US', false)] });

  expect(player.getByText(/your browser sends the words to its maker/)).toBeDefined();
});

test('ends with the page that is read', async () => {
  const { synthesis, user } = await setup();

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
  expect(screen.getByText('is silent')).toBeDefined();
  expect(synthesis.texts()).toEqual(['Potassium is high.']);
});

test('says what to do when the voice fails, and tries again from there', async () => {
  const { synthesis, press, end, player } = await setup();
  await end();

  await act(async () => synthesis.fail('audio-hardware'));
  expect(player.getByRole('alert').textContent).toContain('The voice has stopped.');
  expect(document.activeElement).toBe(button('Try again'));
  await press('Try again');

  expect(player.getByText('Sentence 2 of 3')).toBeDefined();
  expect(document.activeElement).toBe(button('Pause'));
});
