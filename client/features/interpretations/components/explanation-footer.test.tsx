import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

function setup(more: Partial<Interpretation> = {}) {
  const api = fakeApi();
  renderScreen(<InterpretationView interpretation={anInterpretation(more)} address="/api/interpretations/7" />, {
    at: '/interpretation/7',
    path: '/interpretation/:id',
  });
  return { api, user: userEvent.setup() };
}

test('says when it was made and what made it', () => {
  setup();

  expect(screen.getByText('Created Sep 14, 2026')).toBeDefined();
  expect(screen.getByText('Written by the built-in interpreter')).toBeDefined();
});

test('records that it helped', async () => {
  const { api, user } = setup();
  api.on('PUT /api/interpretations/7/feedback', ({ body }) => ok(body));

  await user.click(screen.getByRole('button', { name: 'Helpful' }));

  expect(await screen.findByText(/Thank you. Your answer is saved./)).toBeDefined();
  expect(api.calls.map(({ body }) => body)).toEqual([{ feedback: 'helpful' }]);
});

test('takes an answer back when it is pressed again', async () => {
  const { api, user } = setup({ feedback: 'not_helpful' });
  api.on('PUT /api/interpretations/7/feedback', ({ body }) => ok(body));
  const pressed = screen.getByRole('button', { name: 'Not Helpful', pressed: true });

  await user.click(pressed);

  expect(await screen.findByText('Your answer is taken back.')).toBeDefined();
  expect(api.calls.map(({ body }) => body)).toEqual([{ feedback: null }]);
});

test('says so when an answer could not be saved', async () => {
  const { api, user } = setup();
  api.on('PUT /api/interpretations/7/feedback', () => refused('server.unavailable'));

  await user.click(screen.getByRole('button', { name: 'Helpful' }));

  expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeDefined();
});
