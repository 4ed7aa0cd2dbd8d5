import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

// It waits for a pause in writing.
const later = { timeout: 10_000 };

beforeEach(() => {
  localStorage.clear();
  // The test's browser has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = () => {};
});

async function setup(wanted?: string) {
  fakeApi();
  renderScreen(<InterpretationView interpretation={anInterpretation()} address="/api/interpretations/7" />, {
    at: '/interpretation/7',
    path: '/interpretation/:id',
  });
  const user = userEvent.setup();
  if (wanted !== undefined) {
    await user.click(opener());
    await user.type(await screen.findByRole('textbox', { name: 'Find in this document' }, later), wanted);
  }
  return { user };
}

const opener = () => screen.getByRole('button', { name: 'Find in this document' });
const state = (words: RegExp | string) => screen.findByText(words, undefined, later);

test('finds words in all parts and in the original, whatever their case and accents', async () => {
  const { user } = await setup('Férritin');

  const found = await state(/^Found in \d+ places\.$/);
  expect(found.role).toBe('status');
  await user.keyboard('{Enter}');

  expect((await state(/^1 of \d+, in Simplified Explanation$/)).role).toBe('status');
});

test('opens the part and the term in which a place stands', async () => {
  const { user } = await setup('stores iron');
  await state('Found in 1 place.');

  await user.keyboard('{Enter}');

  expect(await state('1 of 1, in Medical Terms')).toBeDefined();
  expect(await screen.findByRole('tab', { name: 'Medical Terms', selected: true })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'ferritin', expanded: true })).toBeDefined();
});

test('shows the line of the original where that is not on the page, and leads to it', async () => {
  const { user } = await setup('riverside');
  await state('Found in 1 place.');

  await user.keyboard('{Enter}');

  expect(await state('1 of 1, in the original text')).toBeDefined();
  expect(screen.getByText('RIVERSIDE').tagName).toBe('MARK');
  expect(screen.getByRole('link', { name: 'Open in the original document' }).getAttribute('href')).toBe(
    '/document/7#at=0-9',
  );
});

test('goes round in both directions', async () => {
  const { user } = await setup('next test');
  await state(/^Found in/);

  await user.click(screen.getByRole('button', { name: 'Previous place' }));
  const last = await state(/^(\d+) of \1, in/);
  expect(last).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Next place' }));
  expect(await state(/^1 of/)).toBeDefined();
});

test('says when nothing is found', async () => {
  await setup('zebra');

  expect(await state('Not found.')).toBeDefined();
});

test('opens by its key, and gives the focus back when it is closed', async () => {
  const { user } = await setup();
  const tab = screen.getByRole('tab', { name: 'Medical Terms' });
  tab.focus();

  await user.keyboard('/');
  const field = await screen.findByRole('textbox', { name: 'Find in this document' }, later);
  expect(document.activeElement).toBe(field);

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
  expect(document.activeElement).toBe(tab);
});

test('leaves its key to those who write', async () => {
  const { user } = await setup('mg');

  await user.keyboard('/');

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find in this document' }).value).toBe('mg/');
});
