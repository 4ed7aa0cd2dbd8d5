import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { signedIn } from '#tests/support/client/accounts.ts';
import { aDocument, aListItem } from '#tests/support/client/documents.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentsPage } from './documents-page.tsx';

const list = 'GET /api/medical-documents?userId=guest';
const blood = aListItem({ id: 7, title: 'Blood test' });
const scan = aListItem({
  id: 8,
  title: 'Chest CT',
  documentType: 'imaging',
  fileType: 'image/png',
  uploadedAt: 'not a date',
  stage: 'unreadable',
  unreadableReason: 'hard_to_read',
});

function setup(at = '/documents') {
  const api = fakeApi().on(list, () => ok([blood, scan]));
  return {
    api,
    user: userEvent.setup(),
    open: () => renderScreen(<DocumentsPage allowance={<p>How long documents stay</p>} />, { at, path: '/documents' }),
  };
}

const address = () => screen.getByTestId('address').textContent;
const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('article') ?? document.body);
};

test('says that it is loading, then shows a card for each document', async () => {
  const { api, open } = setup();
  const { answer, come } = later();
  api.on(list, answer);
  open();

  expect(screen.getByRole('heading', { level: 1, name: 'My Documents' })).toBeDefined();
  expect(screen.getByText('Loading your documents...')).toBeDefined();

  come(ok([blood, scan]));
  const card = await cardOf('Blood test');
  for (const fact of ['Lab Result', 'Sep 14, 2026', 'PDF', '1.25 MB']) expect(card.getByText(fact)).toBeDefined();
  expect(card.getByRole('link', { name: 'View Blood test' }).getAttribute('href')).toBe('/document/7');
  expect(screen.getByText('2 documents')).toBeDefined();
  expect(screen.getByText('How long documents stay')).toBeDefined();
});

test('shows the list when it is known what stands above it, so that nothing moves', async () => {
  const { api, open } = setup();
  const { answer, come } = later();
  api.on('GET /api/plan', answer);
  open();
  await waitFor(() => expect(api.callsOf(list)).toHaveLength(1));

  expect(screen.getByText('Loading your documents...')).toBeDefined();

  come(broken());
  expect(await screen.findByText('2 documents')).toBeDefined();
});

test('says where a date is not known and where a document could not be read', async () => {
  const { open } = setup();
  open();

  const card = await cardOf('Chest CT');
  expect(card.getByText('Date unavailable')).toBeDefined();
  expect(card.getByText('PNG')).toBeDefined();
  expect(card.getByText('Stored, could not be read')).toBeDefined();
});

test('says on each card when its document will be deleted, where a day is known', async () => {
  const { api, open } = setup();
  api.on(list, () => ok([aListItem({ title: 'Blood test', removedAt: '2026-11-22T12:30:00' }), scan]));
  open();

  const words = (await cardOf('Blood test')).getByText(/Will be deleted on/).textContent ?? '';
  expect(words.replace(/\s/gu, ' ')).toBe('Will be deleted on Nov 22, 2026, 12:30 PM');
  expect((await cardOf('Chest CT')).queryByText(/Will be deleted/)).toBeNull();
});

test('says so when the list could not be loaded, and tries again', async () => {
  const { api, open, user } = setup();
  api.on(list, () => broken());
  open();

  expect((await screen.findByText('Failed to load documents')).closest('[role=alert]')).not.toBeNull();

  api.on(list, () => ok([blood]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cardOf('Blood test')).toBeDefined();
});

test('asks for a first document where there is none', async () => {
  const { api, open } = setup();
  api.on(list, () => ok([]));
  open();

  expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeDefined();
  expect(screen.queryByText('0 documents')).toBeNull();
  expect(screen.getByRole('link', { name: 'Upload a Document' }).getAttribute('href')).toBe('/upload-document');
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByLabelText('Filter by type')).toBeNull();
});

test('filters by type, and offers all of them where there is none of it', async () => {
  const { api, open, user } = setup();
  api.on(`${list}&type=pathology`, () => ok([]));
  open();
  await cardOf('Blood test');
  const filter = screen.getByLabelText('Filter by type');
  expect([...filter.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'all',
    'imaging',
    'lab',
    'clinical',
    'pathology',
    'discharge',
  ]);

  await user.selectOptions(filter, 'pathology');
  expect(await screen.findByRole('heading', { name: 'No pathology documents' })).toBeDefined();
  expect(address()).toBe('/documents?type=pathology');

  await user.click(screen.getByRole('button', { name: 'Show all documents' }));
  expect(await cardOf('Blood test')).toBeDefined();
});

test('opens with the type that the address asks for, and with all for one that is unknown', async () => {
  const first = setup('/documents?type=lab');
  first.api.on(`${list}&type=lab`, () => ok([blood]));
  const { unmount } = first.open();
  expect(await screen.findByText('1 document')).toBeDefined();
  unmount();

  setup('/documents?type=nonsense').open();
  expect(await screen.findByText('2 documents')).toBeDefined();
});

test('reads the list anew when asked', async () => {
  const { api, open, user } = setup();
  open();
  await cardOf('Chest CT');
  api.on(list, () => ok([blood]));

  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  await waitFor(() => expect(screen.queryByText('Chest CT')).toBeNull());
});

test('asks before it deletes, and leaves everything when told no', async () => {
  const { api, open, user } = setup();
  open();
  await user.click((await cardOf('Blood test')).getByRole('button', { name: 'Delete Blood test' }));

  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this document?' }));
  expect(dialog.getByText(/“Blood test” and its interpretation will be deleted/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('deletes a document, and takes it back when told to', async () => {
  const { api, open, user } = setup();
  api.on('DELETE /api/medical-documents/7', () => {
    api.on(list, () => ok([scan]));
    return ok({ id: 7 });
  });
  api.on('POST /api/medical-documents/7/restore', () => {
    api.on(list, () => ok([blood, scan]));
    return ok(aDocument({ title: 'Blood test' }));
  });
  open();
  await user.click((await cardOf('Blood test')).getByRole('button', { name: 'Delete Blood test' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Document Deleted')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Blood test' })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Document restored')).toBeDefined();
  expect(await cardOf('Blood test')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2 documents'));
});

test.each([
  ['the words for a known failure', () => refused('document.not_found'), /does not exist or has been deleted/],
  ['the message of the server', () => Response.json({ message: 'Locked by the clinic' }, { status: 500 }), /Locked/],
])('says with %s that a document could not be deleted', async (_, answer, words) => {
  const { api, open, user } = setup();
  api.on('DELETE /api/medical-documents/7', answer);
  open();
  await user.click((await cardOf('Blood test')).getByRole('button', { name: 'Delete Blood test' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  const alert = await screen.findByRole('alert', { name: 'Problem' });
  await waitFor(() => expect(alert.textContent).toContain('Error'));
  expect(alert.textContent).toMatch(words);
});

test('shows which document is being interpreted, then goes to its interpretation', async () => {
  const { api, open, user } = setup();
  const { answer, come } = later();
  api.on('POST /api/interpretations', answer);
  open();
  await user.click((await cardOf('Blood test')).getByRole('button', { name: 'Interpret Blood test' }));

  expect((await cardOf('Blood test')).getByText('Processing...')).toBeDefined();
  expect((await cardOf('Chest CT')).getByText('Interpret')).toBeDefined();

  come(ok({ documentId: 7, stage: 'explaining' }, 202));
  await waitFor(() => expect(address()).toBe('/interpretation/7'));
  expect(api.callsOf('POST /api/interpretations').map(({ body }) => body)).toEqual([{ documentId: 7 }]);
});

test('says that the service is not available where its key is missing', async () => {
  const { api, open, user } = setup();
  const body = { success: false, message: 'API key missing', code: 'ai.no_key', needsAPIKey: true };
  api.on('POST /api/interpretations', () => Response.json(body, { status: 503 }));
  open();

  await user.click((await cardOf('Blood test')).getByRole('button', { name: 'Interpret Blood test' }));

  expect(await screen.findByText('AI Service Not Available')).toBeDefined();
});

test('says so when a document could not be interpreted', async () => {
  const { api, open, user } = setup();
  api.on('POST /api/interpretations', () => refused('server.unavailable'));
  open();
  await user.click((await cardOf('Blood test')).getByRole('button', { name: 'Interpret Blood test' }));

  expect(await screen.findByText(/Readback is not ready right now/)).toBeDefined();
});

test('asks for the documents of whoever is signed in', async () => {
  const { api, open } = setup();
  onTestFinished(() => localStorage.clear());
  signedIn(api).on('GET /api/medical-documents?userId=7', () => ok([scan]));
  open();

  expect(await screen.findByRole('heading', { level: 3, name: 'Chest CT' })).toBeDefined();
  expect(api.callsOf(list)).toEqual([]);
});
