import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

const definition = 'A mineral that helps your nerves, your muscles and your heart work.';
const sentence = 'Your potassium is 6.1 mmol/L, above the printed range.';

function setup() {
  fakeApi();
  Element.prototype.scrollIntoView = () => {};
  renderScreen(<InterpretationView interpretation={anInterpretation()} address="/api/interpretations/7" />, {
    at: '/interpretation/7',
    path: '/interpretation/:id',
  });
  return { user: userEvent.setup() };
}

// What shows it comes with the first word.
const later = { timeout: 10_000 };
const panel = () => within(screen.getByRole('tabpanel'));
const card = async () => within(await screen.findByRole('dialog', { name: 'potassium' }, later));

test('tells what a term means where a sentence names it, and leaves the sentence as it is', async () => {
  const { user } = setup();

  await user.click(within(panel().getByRole('button', { name: sentence })).getByText('potassium'));

  expect((await card()).getByText(definition)).toBeDefined();
  expect(screen.queryByRole('group', { name: 'In your document' })).toBeNull();
});

test('leads from a term to the source of its sentence', async () => {
  const { user } = setup();
  await user.click(within(panel().getByRole('button', { name: sentence })).getByText('potassium'));

  await user.click((await card()).getByRole('button', { name: 'Show where the document says this' }));

  expect(await screen.findByRole('group', { name: 'In your document' })).toBeDefined();
});

test('gives the terms of a sentence to the keyboard beneath it', async () => {
  const { user } = setup();
  panel().getByRole('button', { name: sentence }).focus();
  await user.keyboard('{Enter}');

  await user.click(
    within(screen.getByRole('group', { name: 'In your document' })).getByRole('button', { name: 'potassium' }),
  );

  expect((await card()).getByText(definition)).toBeDefined();
});

test('explains the names of results', async () => {
  const { user } = setup();

  await user.click(within(panel().getByRole('heading', { name: 'Potassium' })).getByRole('button'));

  expect((await card()).getByText(definition)).toBeDefined();
});

test('leads from a term to all that is said of it', async () => {
  const { user } = setup();
  await user.click(within(panel().getByRole('heading', { name: 'Potassium' })).getByRole('button'));

  await user.click((await card()).getByRole('button', { name: 'Show in Medical Terms' }));

  expect(await screen.findByRole('tab', { name: 'Medical Terms', selected: true })).toBeDefined();
});
