import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anInterpretation, reportText } from '#tests/support/client/documents.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

beforeEach(() => {
  localStorage.clear();
  // The test's browser has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

async function setup({ width = 1280, at = '/interpretation/7' } = {}) {
  fakeApi();
  vi.stubGlobal('innerWidth', width);
  renderScreen(<InterpretationView interpretation={anInterpretation()} address="/api/interpretations/7" />, {
    at,
    path: '/interpretation/:id',
  });
  if (width >= 1100) await screen.findByRole('complementary', { name: 'Original text' }, later);
  return { user: userEvent.setup() };
}

// What shows it comes with the first word.
const later = { timeout: 10_000 };
const pane = () => within(screen.getByRole('region', { name: 'Text of the document' }));
const marked = () => [...document.querySelectorAll('[data-original] mark')].map((mark) => mark.textContent);
const switchIt = () => screen.getByRole('checkbox', { name: 'Original text at the side' });
const sentence = (name: string) => within(screen.getByRole('tabpanel')).getByRole('button', { name });

test('shows the whole text of the document beside its explanation', async () => {
  await setup();

  expect(document.querySelector('[data-original]')?.textContent).toBe(reportText);
});

test('shows no second column where there is no room for it', async () => {
  await setup({ width: 1000 });

  expect(screen.queryByRole('complementary', { name: 'Original text' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Original text at the side' })).toBeNull();
});

test('remembers in this browser that the original was hidden', async () => {
  const { user } = await setup();

  await user.click(switchIt());

  expect(screen.queryByRole('complementary', { name: 'Original text' })).toBeNull();
  expect(localStorage.getItem('originalAtTheSide')).toBe('no');
});

test('marks what a pressed sentence comes from, and says so', async () => {
  const { user } = await setup();

  await user.click(sentence('Your potassium is 6.1 mmol/L, above the printed range.'));

  expect(marked()).toEqual(['6.1']);
  expect(screen.getByText('Marked here in 1 place.').role).toBe('status');
});

test('leads the keyboard to the marked words and back', async () => {
  const { user } = await setup();
  sentence('The report says: mild chronic kidney disease.').focus();
  await user.keyboard('{Enter}');

  await user.click(screen.getByRole('button', { name: 'Go to the marked words' }));
  expect(document.activeElement?.closest('mark')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Text of the document' }).contains(document.activeElement)).toBe(true);

  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(sentence('The report says: mild chronic kidney disease.'));
  expect(marked()).toEqual([]);
});

test('opens the part and the sentence that a pressed place is about', async () => {
  const { user } = await setup();

  await user.click(pane().getByRole('button', { name: /Repeat the/ }));

  const found = await screen.findByRole('button', { name: /asks for another potassium test/, expanded: true });
  expect(screen.getByRole('tab', { name: 'Recommendations', selected: true })).toBeDefined();
  expect(document.activeElement).toBe(found);
  expect(marked().join('')).toBe('Repeat the potassium test in one week.');
});

test('goes from place to place with the arrow keys', async () => {
  const { user } = await setup();
  act(() => screen.getByRole('region', { name: 'Text of the document' }).focus());

  await user.keyboard('{ArrowRight}');
  const first = document.activeElement;
  await user.keyboard('{ArrowRight}');

  expect(first?.textContent).toBe('Potassium');
  expect(document.activeElement).not.toBe(first);
  expect(document.activeElement?.role).toBe('button');
});

test('tells what a word of the original means, and leads to what is said of it', async () => {
  const { user } = await setup();

  await user.click(pane().getByRole('button', { name: 'Potassium' }));
  const card = within(await screen.findByRole('dialog', { name: 'potassium' }, later));
  expect(card.getByText('A mineral that helps your nerves, your muscles and your heart work.')).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Show what the explanation says of it' }));

  expect((await screen.findAllByText(/Marked here in/)).length).toBe(1);
});
