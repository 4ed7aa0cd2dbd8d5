import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aListItem } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentsPage } from './documents-page.tsx';

const list = 'GET /api/medical-documents?userId=guest';
const blood = aListItem({ id: 7, title: 'Blood test' });
const scan = aListItem({ id: 8, title: 'Chest CT', person: 'Mother' });

function setup() {
  const api = fakeApi().on(list, () => ok([blood, scan]));
  api.on('PUT /api/medical-documents/7/person', () => {
    api.on(list, () => ok([{ ...blood, person: 'Child' }, scan]));
    return ok({ person: 'Child' });
  });
  renderScreen(<DocumentsPage />, { at: '/documents', path: '/documents' });
  return { api, user: userEvent.setup() };
}

const ask = (title: string) => screen.findByRole('button', { name: `Person: ${title}` });

test('says whose document it is with one press', async () => {
  const { api, user } = setup();
  await user.click(await ask('Blood test'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose document is it?' }));

  await user.click(dialog.getByRole('button', { name: 'Child' }));

  expect(await screen.findByText('For: Child')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsOf('PUT /api/medical-documents/7/person').map(({ body }) => body)).toEqual([{ person: 'Child' }]);
});

test('takes words of one’s own', async () => {
  const { api, user } = setup();
  await user.click(await ask('Blood test'));

  await user.type(await screen.findByLabelText('Or in your own words'), 'Aunt Ruth{Enter}');

  await waitFor(() =>
    expect(api.callsOf('PUT /api/medical-documents/7/person').map(({ body }) => body)).toEqual([
      { person: 'Aunt Ruth' },
    ]),
  );
});

test('shows the documents of one person, and keeps the name out of the address', async () => {
  const { user } = setup();
  await user.selectOptions(await screen.findByLabelText('Person'), 'Mother');

  expect(await screen.findByText('1 document')).toBeDefined();
  expect(screen.queryByText('Blood test')).toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('/documents');
});

test('says where a search finds nothing because only one person is shown', async () => {
  const { api, user } = setup();
  const found = [{ document: blood, foundIn: ['title'], excerpt: null }];
  api.on('POST /api/medical-documents/search', () => ok({ found, count: 1, searched: 2, of: 2 }));
  await user.selectOptions(await screen.findByLabelText('Person'), 'Mother');

  await user.type(screen.getByLabelText('Search your documents'), 'blood{Enter}');

  expect(await screen.findByText(/Only documents for Mother are shown/)).toBeDefined();
});
