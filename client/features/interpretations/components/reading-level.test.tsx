import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { broken, fakeApi, later, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

const address = '/api/interpretations/7';
const simple = anInterpretation({ summary: 'This is told simply.', feedback: null });

beforeEach(() => localStorage.clear());

function setup() {
  const api = fakeApi();
  renderScreen(<InterpretationView interpretation={anInterpretation({ feedback: 'helpful' })} address={address} />, {
    at: '/interpretation/7',
    path: '/interpretation/:id',
  });
  return { api, user: userEvent.setup() };
}

const level = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const message = () => within(screen.getByRole('region', { name: 'The main message' }));

test('begins with the standard words, without asking for others', () => {
  const { api } = setup();

  expect(level('Standard').checked).toBe(true);
  expect(api.calls).toEqual([]);
});

test('shows the words of the level that is chosen, and keeps what people answered', async () => {
  const { api, user } = setup();
  api.on(`GET ${address}?level=simple`, () => ok(simple));

  await user.click(level('Simple'));

  expect(await message().findByText('This is told simply.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Helpful', pressed: true })).toBeDefined();
});

test('keeps the words that are there until the others have come', async () => {
  const { api, user } = setup();
  const answer = later();
  api.on(`GET ${address}?level=detailed`, answer.answer);

  await user.click(level('Detailed'));

  expect(message().getByText('Call your doctor today.')).toBeDefined();
  expect(screen.getByText('The words are being changed.')).toBeDefined();
  answer.come(ok(simple));
  expect(await message().findByText('This is told simply.')).toBeDefined();
});

test('says so when the words could not be loaded', async () => {
  const { api, user } = setup();
  api.on(`GET ${address}?level=simple`, () => broken());

  await user.click(level('Simple'));

  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
  expect(message().getByText('Call your doctor today.')).toBeDefined();
});

test('remembers the level for the next document', async () => {
  localStorage.setItem('readingLevel', 'simple');
  const api = fakeApi().on(`GET ${address}?level=simple`, () => ok(simple));
  renderScreen(<InterpretationView interpretation={anInterpretation()} address={address} />, { at: '/', path: '/' });

  expect(level('Simple').checked).toBe(true);
  expect(await message().findByText('This is told simply.')).toBeDefined();
  expect(api.calls).toHaveLength(1);
});

test('begins with the standard words where something else is kept', () => {
  localStorage.setItem('readingLevel', 'expert');
  setup();

  expect(level('Standard').checked).toBe(true);
});
