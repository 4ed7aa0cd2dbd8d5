import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { anInterpretation, labResult } from '#tests/support/client/documents.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { aSeenByShare } from '#tests/support/client/shares.ts';
import { aStory } from '#tests/support/client/told-story.ts';
import { InterpretationView } from './interpretation-view.tsx';

beforeEach(() => localStorage.clear());

const visit: VisitSlots = {
  List: ({ children }) => children(() => null),
  Printed: () => null,
  Calendar: ({ title, step }) => <button>{`Add to calendar: ${step} (${title})`}</button>,
};

function setup(more: Partial<Interpretation> = {}, isSample = false) {
  fakeApi();
  Element.prototype.scrollIntoView = () => {};
  const { unmount } = renderScreen(
    <InterpretationView
      interpretation={aStory(more)}
      address="/api/interpretations/7"
      visit={visit}
      isSample={isSample}
    />,
    { at: '/interpretation/7', path: '/interpretation/:id' },
  );
  return { unmount, user: userEvent.setup() };
}

const message = () => within(screen.getByRole('region', { name: 'The main message' }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const sentences = (within: { queryAllByRole: typeof screen.queryAllByRole }) =>
  within
    .queryAllByRole('button')
    .filter((one) => one.hasAttribute('data-sentence'))
    .map(({ textContent }) => textContent);
const lineOf = (heading: string) => screen.getByRole('heading', { name: heading }).closest('details');

test('puts the main message on top, the next step after its first sentences, and then the rest of it', () => {
  setup();

  expect(sentences(message())).toEqual([
    'You had a lung infection (pneumonia), and your heart beat unevenly (atrial fibrillation).',
    'You take a blood thinner now, and no ibuprofen any more.',
    'See Dr. Okoro in 1 week.',
    'Your kidneys work a little less well than they should, and this is to be looked at again.',
  ]);
  const words = screen.getByRole('region', { name: 'The main message' }).textContent;
  expect(words.indexOf('Next step')).toBeLessThan(words.indexOf('See Dr. Okoro'));
  expect(words.indexOf('Also important')).toBeGreaterThan(words.indexOf('See Dr. Okoro'));
});

test('tells the story under its headings, in the order of the outline', () => {
  setup();

  const headings = within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Why',
    'What was found',
    '1 result without a range to compare it with',
    'What was normal',
    'What was done',
    'Medicines',
    'Allergies and reactions',
    'Waiting for',
    'What happens next',
    'When to get help',
    'What is unclear',
  ]);
  expect(screen.queryByRole('heading', { name: 'Summary' })).toBeNull();
});

test('has no heading for what the document does not tell of', () => {
  const why = aStory().sentences.findIndex(({ text }) => text.startsWith('You came with'));
  setup({
    story: [
      { part: 'bottom_line', sentences: [0] },
      { part: 'why', sentences: [why] },
    ],
    labResults: [],
  });

  expect(screen.getByRole('heading', { name: 'Why' })).toBeDefined();
  for (const name of ['What was found', 'Medicines', 'What happens next', 'When to get help', 'What is unclear'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(message().queryByText('Next step')).toBeNull();
});

test('shows results outside their range first, on their lines', () => {
  setup();

  const found = part('What was found');
  expect(found.getByRole('heading', { level: 4, name: 'Creatinine' })).toBeDefined();
  expect(found.getByRole('img', { name: /^Creatinine\. High: 1\.22/ })).toBeDefined();
  expect(found.queryByRole('img', { name: /Sodium/ })).toBeNull();
});

test('tells of a result where it stands', () => {
  const told = aStory();
  const creatinine = told.labResults.find(({ name }) => name === 'Creatinine');
  const text = 'This can mean that your kidneys work less well.';
  const at = told.sentences.length;
  setup({
    sentences: [
      ...told.sentences,
      { section: 'finding', text, spans: [creatinine?.span ?? [0, 1]], basis: 'document' },
    ],
    story: (told.story ?? []).map(({ part: name, sentences: places }) =>
      name === 'found' ? { part: name, sentences: [...places, at] } : { part: name, sentences: places },
    ),
  });

  const card = screen.getByRole('heading', { name: 'Creatinine' }).closest('li');
  expect(card?.parentElement?.previousElementSibling?.textContent).toBe(text);
  expect(sentences(part('What was found'))).toHaveLength(3);
});

test('shows what was normal in one line that opens, under the headings of the document', () => {
  setup();

  const line = lineOf('What was normal');
  expect(line?.open).toBe(false);
  expect(line?.querySelector('summary')?.textContent).toContain('1 finding, 4 results in range');
  const inside = within(line ?? document.body);
  expect(inside.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Laboratory results at discharge',
    'Kidney panel',
  ]);
  expect(inside.getByRole('img', { name: /^Sodium/ })).toBeDefined();
});

test('opens what is closed when somebody looks for words', async () => {
  const { user } = setup();

  await user.click(screen.getByRole('button', { name: 'Find in this document' }));

  await expect.poll(() => lineOf('What was normal')?.open, { timeout: 10_000 }).toBe(true);
});

test('puts critical results first, then the first of many, and the others in a line that opens', () => {
  const range = { low: 1, high: 2, text: '1-2' };
  const many = Array.from({ length: 14 }, (_, at) =>
    labResult('Sodium', {
      name: `Test ${at + 1}`,
      value: '9',
      range,
      flag: at === 13 ? 'critical_high' : 'high',
      span: [2000 + at * 10, 2005 + at * 10],
    }),
  );
  setup({ labResults: many });

  const names = part('What was found').getAllByRole('heading', { level: 4 });
  expect(names.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Test 14', 'Test 1']);
  expect(screen.getByText('3 more results are outside their range')).toBeDefined();
  expect(names).toHaveLength(14);
});

test('puts each medicine under what changes', () => {
  setup();

  const changes = part('Medicines')
    .getAllByRole('heading', { level: 4 })
    .map((heading) => [heading.textContent, sentences(within(heading.parentElement ?? document.body))]);
  expect(changes).toEqual([
    ['New', ['New: apixaban 5 mg, 1 tablet twice a day.']],
    ['Changed', ['Changed: metoprolol, from 25 mg to 50 mg twice a day.']],
    ['Stopped or on hold', ['Stop ibuprofen 400 mg.']],
    ['Go on as before', ['Go on with levothyroxine 75 mcg every morning.']],
  ]);
});

test('ticks a step off, and remembers it in this browser without its words', async () => {
  const { user, unmount } = setup();
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done: See Dr. Okoro in 1 week.' });

  await user.click(tick());
  expect(tick().checked).toBe(true);
  expect(screen.getByText(/^1 of 2 done\./).role).toBe('status');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Okoro');

  unmount();
  setup();
  expect(tick().checked).toBe(true);
  await user.click(tick());
  expect(tick().checked).toBe(false);
  expect(localStorage.getItem('stepsDone:7')).toBeNull();
});

test('keeps no tick of a sample', async () => {
  const { user } = setup({ documentId: 0 }, true);

  await user.click(screen.getByRole('checkbox', { name: 'Done: See Dr. Okoro in 1 week.' }));

  expect(Object.keys({ ...localStorage })).toEqual([]);
});

test('offers a calendar for each step', () => {
  setup();

  expect(part('What happens next').getAllByRole('button', { name: /^Add to calendar/ })).toHaveLength(2);
  expect(
    screen.getByRole('button', {
      name: 'Add to calendar: Have another X-ray of the chest in 6 weeks. (Hospital stay in October)',
    }),
  ).toBeDefined();
});

test('offers no calendar where the share gives nothing to take along', () => {
  setup({ share: aSeenByShare({ accessLevel: 'read' }) });

  expect(screen.queryByRole('button', { name: /^Add to calendar/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Done: See Dr. Okoro in 1 week.' })).toBeDefined();
});

test('never closes when to get help', () => {
  setup();

  expect(sentences(part('When to get help'))).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'When to get help' }).closest('details')).toBeNull();
});

test('tells what is unclear with the questions that ask for it, and leads to all of them', async () => {
  const { user } = setup();

  expect(sentences(part('What is unclear'))).toEqual([
    'Which rhythm your heart had when you came is not clear.',
    'Can you find out which rhythm my heart had when I came?',
  ]);

  await user.click(part('What is unclear').getByRole('button', { name: 'See all questions to ask' }));
  expect(await screen.findByRole('tab', { name: 'Questions to Ask', selected: true })).toBeDefined();
});

test('tells once what is waited for', () => {
  const pending = aStory().sentences.find(({ text }) => text.startsWith('The final result'));
  setup({
    notices: [
      { kind: 'incomplete', text: 'The culture was not ready.', spans: pending?.spans ?? [] },
      { kind: 'incomplete', text: 'The dose of the antibiotic is not given.', spans: [] },
    ],
  });

  expect(screen.queryByText('The culture was not ready.')).toBeNull();
  expect(part('What is unclear').getByText('The dose of the antibiotic is not given.')).toBeDefined();
});

test('opens the source of a sentence in every part', async () => {
  const { user } = setup();

  await user.click(part('Medicines').getByRole('button', { name: 'Stop ibuprofen 400 mg.' }));

  expect(
    within(screen.getByRole('group', { name: 'In your document' })).getByText('STOP: Ibuprofen 400 mg').tagName,
  ).toBe('MARK');
});

test('is told in paragraphs where a model wrote the words anew', () => {
  const { summary, interpretation, sentences: written } = anInterpretation();
  setup({ summary, interpretation, sentences: written });

  expect(screen.getByRole('heading', { name: 'What it says in more detail' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Why' })).toBeNull();
});
