import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aListItem } from '#tests/support/client/documents.ts';
import { broken, fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentsPage } from './documents-page.tsx';

const search = 'POST /api/medical-documents/search';
const blood = aListItem({ id: 7, title: 'Blood test' });
const scan = aListItem({ id: 8, title: 'Chest CT', documentType: 'imaging' });
const excerpt = [
  { text: 'Ferritin', isHit: true },
  { text: ' 980 ng/mL', isHit: false },
];
const hit = { document: blood, foundIn: ['title', 'text'], excerpt };
const answer = { found: [hit], count: 1, searched: 2, of: 2 };

function setup(found: object = answer) {
  const api = fakeApi()
    .on('GET /api/medical-documents?userId=guest', () => ok([blood, scan]))
    .on(search, () => ok(found));
  renderScreen(<DocumentsPage />, { at: '/documents', path: '/documents' });
  return { api, user: userEvent.setup(), field: () => screen.findByLabelText('Search your documents') };
}

test('asks when the typing pauses, and shows where it was found', async () => {
  const { api, user, field } = setup();
  await user.type(await field(), 'ferritin');

  expect(await screen.findByText('1 document found', {}, { timeout: 5_000 })).toBeDefined();
  expect(api.callsOf(search).at(-1)?.body).toEqual({ words: 'ferritin', type: 'all' });
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Found in the title and the text')).toBeDefined();
  expect(card.getByText('Ferritin').tagName).toBe('MARK');
  expect(card.getByRole('link', { name: 'View Blood test' })).toBeDefined();
  expect(screen.queryByText('Chest CT')).toBeNull();
});

test('asks at once with Enter, and keeps the words out of the address', async () => {
  const { api, user, field } = setup();
  await user.type(await field(), 'ferritin{Enter}');

  await waitFor(() => expect(api.callsOf(search)).toHaveLength(1));
  expect(screen.getByTestId('address').textContent).toBe('/documents');
});

test('helps where nothing was found, and shows all again', async () => {
  const { user, field } = setup({ found: [], count: 0, searched: 2, of: 2 });
  await user.type(await field(), 'zebra{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Show all documents' }));

  expect(await screen.findByText('2 documents')).toBeDefined();
  expect((await field()).getAttribute('value')).toBe('');
});

test('says where it stopped, and where more were found than are shown', async () => {
  const { user, field } = setup({ found: [hit], count: 51, searched: 120, of: 300 });
  await user.type(await field(), 'ferritin{Enter}');

  expect(await screen.findByText('51 documents found')).toBeDefined();
  expect(screen.getByText('The first 1 are shown. Add a word to find fewer.')).toBeDefined();
  expect(screen.getByText(/The newest 120 of 300 documents were searched/)).toBeDefined();
});

test('says so when it did not work, and tries again', async () => {
  const { api, user, field } = setup();
  api.on(search, () => broken());
  await user.type(await field(), 'ferritin{Enter}');
  expect(await screen.findByText('The search did not work')).toBeDefined();

  api.on(search, () => ok(answer));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('1 document found')).toBeDefined();
});

test('gives the list back, and the focus to the field, when it is cleared', async () => {
  const { user, field } = setup();
  await user.type(await field(), 'ferritin{Enter}');
  await screen.findByText('1 document found');

  await user.click(screen.getByRole('button', { name: 'Clear search' }));

  expect(await screen.findByText('Chest CT')).toBeDefined();
  expect(document.activeElement).toBe(await field());
});
