import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDocument, aListItem } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentsPage } from './documents-page.tsx';

const list = 'GET /api/medical-documents?userId=guest';
const deleted = 'GET /api/medical-documents/deleted';
const until = new Date(Date.now() + 4 * 60_000).toISOString();
const gone = [
  { id: 7, title: 'Blood test', until },
  { id: 9, title: 'Letter', until },
];

function setup() {
  const api = fakeApi()
    .on(list, () => ok([aListItem({ id: 8, title: 'Chest CT' })]))
    .on(deleted, () => ok(gone));
  renderScreen(<DocumentsPage />, { at: '/documents', path: '/documents' });
  return { api, user: userEvent.setup() };
}

test('lists what can come back, also after the page was loaded again', async () => {
  setup();

  expect(await screen.findByRole('heading', { level: 2, name: 'Recently deleted' })).toBeDefined();
  expect(screen.getAllByText(/You can have it back until/)).toHaveLength(2);
});

test('brings one of several back by the keyboard, and goes to the head of the list', async () => {
  const { api, user } = setup();
  api.on('POST /api/medical-documents/9/restore', () => {
    api.on(deleted, () => ok(gone.slice(0, 1)));
    return ok(aDocument({ id: 9, title: 'Letter' }));
  });
  (await screen.findByRole('button', { name: 'Restore Letter' })).focus();

  await user.keyboard('{Enter}');

  expect(await screen.findByText('Document restored')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Letter' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Restore Blood test' })).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 document'));
});
