import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aListItem } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentsPage } from './documents-page.tsx';

const list = 'GET /api/medical-documents?userId=guest';

/** Newest first, with titles that go the other way. */
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aListItem({ id: count - at, title: `Report ${count - at}` }));

function setup({ at = '/documents', count = 3 } = {}) {
  const api = fakeApi();
  for (const path of [list, `${list}&type=lab`]) api.on(path, () => ok(many(count)));
  renderScreen(<DocumentsPage />, { at, path: '/documents' });
  return { api, user: userEvent.setup() };
}

const titles = async () =>
  within(await screen.findByRole('list', { name: 'Documents' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

test('sorts as asked, and keeps it in the address beside the type', async () => {
  const { user } = setup({ at: '/documents?type=lab' });
  expect(await titles()).toEqual(['Report 3', 'Report 2', 'Report 1']);

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Oldest first');

  expect(await titles()).toEqual(['Report 1', 'Report 2', 'Report 3']);
  expect(address()).toBe('/documents?type=lab&sort=oldest');
});

test('opens sorted as the address says', async () => {
  setup({ at: '/documents?sort=title', count: 12 });

  expect((await titles()).slice(0, 2)).toEqual(['Report 1', 'Report 2']);
});

test('shows some of hundreds, and goes on at the first of those that come', async () => {
  const { user } = setup({ count: 100 });
  await waitFor(async () => expect(await titles()).toHaveLength(48));
  expect(screen.getByText('100 documents')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Show 48 more documents' }));

  await waitFor(async () => expect(await titles()).toHaveLength(96));
  expect(document.activeElement?.textContent).toBe('Report 52');
  expect(address()).toBe('/documents?shown=96');

  await user.click(screen.getByRole('button', { name: 'Show 4 more documents' }));
  await waitFor(async () => expect(await titles()).toHaveLength(100));
  expect(screen.queryByRole('button', { name: /more document/ })).toBeNull();
});

test('shows the types that it knows already while it asks for them', async () => {
  const { api, user } = setup({ count: 2 });
  await titles();
  api.on(`${list}&type=lab`, () => new Promise<Response>(() => undefined));

  await user.selectOptions(screen.getByLabelText('Filter by type'), 'lab');

  await waitFor(() => expect(address()).toBe('/documents?type=lab'));
  expect(await titles()).toHaveLength(2);
});
