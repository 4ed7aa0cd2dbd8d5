import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { fakeEvents } from '#tests/support/client/fake-event-source.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { aState, aTelling, aTold, inModelWords, toldBy } from '#tests/support/client/tellings.ts';
import { InterpretationPage } from './interpretation-page.tsx';

const get = 'GET /api/interpretations/7';
const post = 'POST /api/interpretations/7/tellings';
const oldWords = 'Your potassium is 6.1 mmol/L, above the printed range.';
const newWords = 'Potassium, a mineral in your blood, came out at 6.1.';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

async function setup(interpretation: Interpretation) {
  const api = fakeApi().on(get, () => ok(interpretation));
  const events = fakeEvents();
  renderScreen(<InterpretationPage />, { at: '/interpretation/7', path: '/interpretation/:id' });
  await screen.findByRole('tab', { name: 'Simplified Explanation' });
  // What a page does once it is drawn.
  await act(async () => {});
  return { api, events, user: userEvent.setup() };
}

const strip = () => within(screen.getByRole('region', { name: 'Who wrote these words' }));
const panel = () => within(screen.getByRole('tabpanel'));
const heard = () => strip().getByRole('status').textContent;

test('shows the built-in words at once, and says that they are being improved', async () => {
  const { events } = await setup(toldBy({ stage: 'waiting', engine: null }));

  expect(panel().getByRole('button', { name: oldWords })).toBeDefined();
  expect(strip().getByText('An AI provider is improving the words.')).toBeDefined();
  expect(heard()).toBe('The explanation is being improved. You can go on reading.');
  expect(events.last().url).toBe('/api/interpretations/7/events?level=standard&language=en');
});

test('takes checked sentences into their places as they come, and says so once at the end', async () => {
  const { events } = await setup(toldBy({ stage: 'waiting' }));

  act(() => events.last().sendTelling(aTelling({ revision: 2 })));
  expect(await panel().findByRole('button', { name: newWords })).toBeDefined();
  expect(panel().queryByRole('button', { name: oldWords })).toBeNull();
  expect(heard()).toBe('The explanation is being improved. You can go on reading.');

  act(() => events.last().sendTelling(aTelling({ revision: 3, stage: 'done' })));
  await strip().findByText('The explanation has been improved.');
  expect(strip().getByText('Written by OpenAI, checked against your document.')).toBeDefined();
  expect(
    strip().getByText('4 sentences checked: 2 kept, 1 replaced, 1 left out. Checked by rules only.'),
  ).toBeDefined();
  expect(events.last().isClosed).toBe(true);
});

test('is silent where the words were finished before the page was opened', async () => {
  const { events } = await setup(inModelWords());

  expect(heard()).toBe('');
  expect(events.opened).toEqual([]);
});

test('goes back to the built-in words when a provider gives up, and on to those of the next', async () => {
  const { api, events } = await setup(toldBy({ stage: 'waiting' }));
  act(() => events.last().sendTelling(aTelling({ revision: 2 })));
  await panel().findByRole('button', { name: newWords });

  api.on(get, () => ok(toldBy({ stage: 'writing', engine: 'gemini', revision: 3 })));
  act(() => events.last().sendTelling(aTelling({ revision: 3, engine: 'gemini', told: null })));
  expect(await panel().findByRole('button', { name: oldWords })).toBeDefined();
  expect(strip().getByText('Gemini is improving the words.')).toBeDefined();

  act(() => events.last().sendTelling(aTelling({ revision: 4, engine: 'gemini', stage: 'done' })));
  expect(await panel().findByRole('button', { name: newWords })).toBeDefined();
});

test('forgets the words of a provider that gives up right after writing them', async () => {
  const { api, events } = await setup(toldBy({ stage: 'waiting' }));
  api.on(get, () => ok(toldBy({ stage: 'failed', engine: null, reason: 'unavailable', revision: 3 })));

  act(() => {
    events.last().sendTelling(aTelling({ revision: 2 }));
    events.last().sendTelling(aTelling({ revision: 3, stage: 'failed', reason: 'unavailable', told: null }));
  });

  expect(await panel().findByRole('button', { name: oldWords })).toBeDefined();
  expect(await strip().findByText('The explanation stays as it is.')).toBeDefined();
});

test('asks for the words of another choice while the first is still being asked for', async () => {
  const { api, user } = await setup(anInterpretation());
  const none = (level: 'simple' | 'detailed') =>
    anInterpretation({ telling: aState({ level, stage: 'none', engine: null }) });
  api
    .on(`${get}?level=simple`, () => ok(none('simple')))
    .on(`${get}?level=detailed`, () => ok(none('detailed')))
    .on(post, later().answer);

  await user.click(screen.getByRole('radio', { name: 'Simple' }));
  await vi.waitFor(() => expect(api.callsOf(post)).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: 'Detailed' }));

  await vi.waitFor(() =>
    expect(api.callsOf(post).map(({ body }) => body)).toEqual([
      { level: 'simple', language: 'en' },
      { level: 'detailed', language: 'en' },
    ]),
  );
});

test('keeps what is shown while a source is open, and takes the new words when it is closed', async () => {
  const { events, user } = await setup(toldBy({ stage: 'writing' }));
  await user.click(panel().getByRole('button', { name: oldWords }));

  act(() => events.last().sendTelling(aTelling({ revision: 2, stage: 'done' })));
  expect(await strip().findByText('New words are ready. They come when you close the source.')).toBeDefined();
  expect(screen.getByRole('group', { name: 'In your document' })).toBeDefined();
  expect(panel().getByRole('button', { name: oldWords })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Close the source' }));
  expect(panel().getByRole('button', { name: newWords })).toBeDefined();
  expect(document.activeElement).toBe(panel().getByRole('button', { name: newWords }));
});

test('keeps the focus in its place while the words change', async () => {
  const { events } = await setup(toldBy({ stage: 'writing' }));
  act(() => panel().getByRole('button', { name: oldWords }).focus());

  act(() => events.last().sendTelling(aTelling({ revision: 2 })));

  expect(document.activeElement).toBe(await panel().findByRole('button', { name: newWords }));
});

test('takes no notice of an event that it cannot read, or that is about other words', async () => {
  const { events } = await setup(toldBy({ stage: 'writing' }));

  act(() => events.last().sendRaw('not JSON', 'telling'));
  act(() => events.last().sendTelling(aTelling({ level: 'simple' })));

  expect(panel().getByRole('button', { name: oldWords })).toBeDefined();
});

test('asks at intervals where events do not pass, and no more while they come again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, events } = await setup(toldBy({ stage: 'writing' }));
  act(() => events.last().fail());
  const before = api.callsOf(get).length;

  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(api.callsOf(get)).toHaveLength(before + 1);

  act(() => events.last().sendTelling(aTelling({ revision: 5 })));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(api.callsOf(get)).toHaveLength(before + 1);
  expect(events.opened).toHaveLength(1);
});

test('says that it takes long after asking for a while, and looks again when asked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, events } = await setup(toldBy({ stage: 'writing' }));
  act(() => events.last().fail());
  for (let round = 0; round < 31; round++) await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(strip().getByText('This is taking longer than usual.')).toBeDefined();
  api.on(get, () => ok(inModelWords()));

  act(() => strip().getByRole('button', { name: 'Check again' }).click());

  expect(await strip().findByText('Written by OpenAI, checked against your document.')).toBeDefined();
});

test('starts a model that nobody has asked yet, once', async () => {
  const api = fakeApi()
    .on(get, () => ok(toldBy({ stage: 'none', engine: null, reason: null })))
    .on(post, () => ok(aState({ stage: 'waiting', engine: null }), 202));
  fakeEvents();
  renderScreen(<InterpretationPage />, { at: '/interpretation/7', path: '/interpretation/:id' });

  expect(await screen.findByText('An AI provider is improving the words.')).toBeDefined();
  expect(api.callsOf(post).map(({ body }) => body)).toEqual([{ level: 'standard', language: 'en' }]);
});

test('says why it could not be started', async () => {
  const api = fakeApi()
    .on(get, () => ok(toldBy({ stage: 'none', engine: null, reason: null })))
    .on(post, () => refused('ai.budget_spent'));
  fakeEvents();
  renderScreen(<InterpretationPage />, { at: '/interpretation/7', path: '/interpretation/:id' });

  expect(await screen.findByText(/used as much as is set for today/)).toBeDefined();
  expect(api.callsOf(post)).toHaveLength(1);
});

test.each([
  ['no_provider', 'none', /No AI provider is set up on this server/, null],
  ['nothing_to_tell', 'none', /nothing in this document that an AI provider could say better/, null],
  ['document_private', 'none', /You marked this document/, 'Remove the mark'],
  ['budget_spent', 'failed', /Try again tomorrow/, 'Try again'],
  ['key_refused', 'failed', /refused the key/, 'Try again'],
  ['no_model', 'failed', /does not have the model/, 'Try again'],
  ['unavailable', 'failed', /did not answer in time/, 'Try again'],
  ['ungrounded', 'failed', /did not stand in your document/, 'Try again'],
] as const)('says in words why no model tells it, and what can be done (%s)', async (reason, stage, words, action) => {
  await setup(toldBy({ stage, engine: null, reason }));

  expect(strip().getByText('Written by the built-in interpreter.')).toBeDefined();
  expect(strip().getByText(words)).toBeDefined();
  expect(
    strip()
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(action === null ? [] : [action]);
});

test('tries again when asked', async () => {
  const { api, user } = await setup(toldBy({ stage: 'failed', engine: null, reason: 'unavailable' }));
  api.on(post, () => ok(aState({ stage: 'waiting', engine: null }), 202));

  await user.click(strip().getByRole('button', { name: 'Try again' }));

  expect(await strip().findByText('An AI provider is improving the words.')).toBeDefined();
});

test('removes the mark that keeps a document here, and then asks a model', async () => {
  const { api, user } = await setup(toldBy({ stage: 'none', engine: null, reason: 'document_private' }));
  api
    .on('PUT /api/medical-documents/7/privacy', ({ body }) => ok(body))
    .on(get, () => ok(toldBy({ stage: 'none', engine: null, reason: null })))
    .on(post, () => ok(aState({ stage: 'waiting', engine: null }), 202));

  await user.click(strip().getByRole('button', { name: 'Remove the mark' }));

  expect(await strip().findByText('An AI provider is improving the words.')).toBeDefined();
  expect(api.callsOf('PUT /api/medical-documents/7/privacy')[0]?.body).toEqual({ neverSend: false });
});

test('lets the reader see what was turned down and why, and who wrote what is shown', async () => {
  const { user } = await setup(inModelWords());

  await user.click(strip().getByRole('button', { name: 'See what was checked' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'What was checked' }));
  const down = within(dialog.getByRole('list', { name: 'Sentences that were turned down' })).getAllByRole('listitem');
  expect(down.map(({ textContent }) => textContent)).toEqual([
    'The AI wrote: Your potassium is 9.9 mmol/L.Why it is not shown: A number is not the one in your document.The built-in interpreter’s sentence about the same fact stands in its place.',
    'The AI wrote: Take more salt.Why it is not shown: It advises on treatment. That is for your doctor. It names an illness, a test or a medicine that your document does not name.Nothing stands in its place.',
  ]);
  const shown = within(dialog.getByRole('list', { name: 'Sentences that you see' })).getAllByRole('listitem');
  const of = (words: string) => shown.find(({ textContent }) => textContent.startsWith(words))?.textContent;
  expect(of(newWords)).toContain('By OpenAI');
  expect(of('The report says')).toContain('By the built-in interpreter');
  expect(of('Potassium helps your heart')).toContain('General information, not from your document');
});

test('marks Spanish words as Spanish, and the built-in sentences among them as English', async () => {
  const spanish = 'Su potasio es 6.1.';
  const told = aTold({ language: 'es', interpretation: `${spanish}\n\nThe report says: mild chronic kidney disease.` });
  const sentences = [...told.sentences, { ...told.sentences[told.sentences.length - 1], text: spanish }];
  const { api, user } = await setup(anInterpretation());
  const answer = inModelWords({
    ...told,
    sentences: sentences as typeof told.sentences,
    telling: aState({ stage: 'done', language: 'es' }),
  });
  api.on(`${get}?level=standard&language=es`, () => ok(answer));

  await user.click(screen.getByRole('radio', { name: 'Español' }));

  const sentence = await panel().findByRole('button', { name: spanish });
  expect(sentence.closest('[lang]')?.getAttribute('lang')).toBe('es');
  const builtIn = panel().getByRole('button', { name: 'The report says: mild chronic kidney disease.' });
  expect(builtIn.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('says why Spanish is not to be had, and keeps the English words', async () => {
  const { api, user } = await setup(anInterpretation());
  const state = aState({ stage: 'none', engine: null, language: 'es', reason: 'no_provider' });
  api.on(`${get}?level=standard&language=es`, () => ok(anInterpretation({ telling: state })));

  await user.click(screen.getByRole('radio', { name: 'Español' }));

  expect(await strip().findByText('This explanation is still in English. Spanish needs an AI provider.')).toBeDefined();
  expect(strip().getByText(/No AI provider is set up/)).toBeDefined();
  expect(panel().getByRole('button', { name: oldWords })).toBeDefined();

  await user.click(strip().getByRole('button', { name: 'Read it in English' }));
  expect(await strip().findByText('Written by the built-in interpreter.')).toBeDefined();
});

test('marks definitions in Spanish, and leaves those that stayed English', async () => {
  const { api, user } = await setup(anInterpretation());
  const [first, ...others] = anInterpretation().medicalTerminology.filter(({ importance }) => importance !== 'low');
  if (first === undefined) throw new Error('The report has no terms');
  const medicalTerminology = [{ ...first, definition: 'Un mineral de la sangre.' }, ...others];
  const answer = inModelWords({
    language: 'es',
    medicalTerminology,
    telling: aState({ stage: 'done', language: 'es' }),
  });
  api.on(`${get}?level=standard&language=es`, () => ok(answer));
  await user.click(screen.getByRole('radio', { name: 'Español' }));
  await strip().findByText('Written by OpenAI, checked against your document.');

  await user.click(screen.getByRole('tab', { name: 'Términos médicos' }));

  const languageOf = (words: RegExp) => panel().getByText(words).getAttribute('lang');
  expect([languageOf(/Un mineral/), languageOf(/Kidneys that have worked/)]).toEqual(['es', 'en']);
});

test('follows the words of another level when that is chosen', async () => {
  const { api, events, user } = await setup(inModelWords());
  const simple = aState({ level: 'simple', stage: 'waiting' });
  api.on(`${get}?level=simple`, () => ok(anInterpretation({ telling: simple })));

  await user.click(screen.getByRole('radio', { name: 'Simple' }));
  await vi.waitFor(() => expect(events.last().url).toContain('level=simple&language=en'));
  act(() => events.last().sendTelling(aTelling({ level: 'simple', stage: 'done', revision: 4 })));

  expect(await panel().findByRole('button', { name: newWords })).toBeDefined();
});
