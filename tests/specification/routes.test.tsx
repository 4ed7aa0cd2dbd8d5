import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anInterpretation, aDocument, ticket } from '#tests/support/client/documents.ts';
import { ok } from '#tests/support/client/fake-api.ts';
import { readTable } from './read-table.ts';
import { patience, setStage } from './scenes/stage.tsx';

vi.setConfig({ testTimeout: 60_000 });

// Whoever is signed in is led on from these.
const forGuests = ['/auth', '/signup', '/login'];
const routes = readTable().filter(({ place }) => place === 'Route');

test.each(routes)('at $how stands "$words"', async ({ how, words }) => {
  const { api, go, signIn } = setStage();
  if (!forGuests.includes(how)) signIn('basic');
  for (const id of ['7', ticket]) {
    api
      .on(`GET /api/interpretations/${id}`, () => ok(anInterpretation()))
      .on(`GET /api/medical-documents/${id}`, () => ok(aDocument()));
  }
  api.on('GET /api/documents/7/shares', () => ok([])).on('GET /api/shared-with-me', () => ok([]));

  go(how.replace('{id}', '7').replace('{ticket}', ticket));

  const headings = await screen.findAllByText(words, { selector: 'h1, h2, h3' }, patience);
  expect(headings.length).toBeGreaterThan(0);
});
