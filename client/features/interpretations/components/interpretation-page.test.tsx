import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aDocument, anInterpretation, ticket } from '#tests/support/client/documents.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { fakeEvents } from '#tests/support/client/fake-event-source.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationPage } from './interpretation-page.tsx';

const none = () => refused('interpretation.not_found');
const waiting = () => ok(aDocument({ stage: 'waiting', originalText: null, hasInterpretation: false }));
const open = (id: string | number) =>
  renderScreen(<InterpretationPage />, { at: `/interpretation/${id}`, path: '/interpretation/:id' });

function setup() {
  return { api: fakeApi(), events: fakeEvents(), user: userEvent.setup() };
}

afterEach(() => void vi.useRealTimers());

test('says that it is loading', async () => {
  const { api } = setup();
  const { answer, come } = later();
  api.on('GET /api/interpretations/7', answer);
  open(7);

  expect(screen.getByText('Loading document interpretation...')).toBeDefined();

  come(ok(anInterpretation()));
  expect(await screen.findByRole('tab', { name: 'Simplified Explanation' })).toBeDefined();
});

test('says so when the interpretation could not be loaded, after three more tries', async () => {
  const { api } = setup();
  api.on('GET /api/interpretations/7', () => broken());
  open(7);

  expect((await screen.findByRole('alert', { name: '' })).textContent).toContain('Failed to load document');
  expect(screen.getByRole('link', { name: 'Back to Documents' }).getAttribute('href')).toBe('/documents');
  expect(api.callsOf('GET /api/interpretations/7')).toHaveLength(4);
});

test('says so when only the document could not be loaded', async () => {
  const { api } = setup();
  api.on('GET /api/interpretations/7', none).on('GET /api/medical-documents/7', () => broken());
  open(7);

  expect(await screen.findByText('Failed to load document')).toBeDefined();
});

test('says that the interpretation is being generated, and looks again when asked', async () => {
  const { api, user } = setup();
  api.on('GET /api/interpretations/7', none).on('GET /api/medical-documents/7', waiting);
  open(7);
  await screen.findByText('Your interpretation is being generated');
  api.on('GET /api/interpretations/7', () => ok(anInterpretation()));

  await user.click(screen.getByRole('button', { name: 'Check Again' }));

  expect(screen.getByText('Checking for updates')).toBeDefined();
  expect(await screen.findByRole('tab', { name: 'Medical Terms' })).toBeDefined();
});

test('says that the document is being processed where only its ticket is known', async () => {
  const { api } = setup();
  api
    .on(`GET /api/interpretations/${ticket}`, none)
    .on(`GET /api/medical-documents/${ticket}`, () => refused('document.not_found'));
  open(ticket);

  expect(await screen.findByText('Your document is being processed')).toBeDefined();
});

test('says that there is no such interpretation', async () => {
  const { api } = setup();
  api
    .on('GET /api/interpretations/999', none)
    .on('GET /api/medical-documents/999', () => refused('document.not_found'));
  open(999);

  expect(await screen.findByText('Interpretation Not Found')).toBeDefined();
  expect(screen.getByText('The interpretation you are looking for does not exist or has been deleted.')).toBeDefined();
});

test('does not ask the server about an address that cannot be one', () => {
  const { api } = setup();
  open('abc');

  expect(screen.getByText('Interpretation Not Found')).toBeDefined();
  expect(api.calls).toEqual([]);
});

test.each([
  ['hard_to_read', /could not read the words in this picture/],
  ['password_protected', /locked with a password/],
  [null, /found no words/],
] as const)('says why a document could not be read (%s)', async (unreadableReason, why) => {
  const { api } = setup();
  api
    .on('GET /api/interpretations/7', () => refused('document.unreadable'))
    .on('GET /api/medical-documents/7', () => ok(aDocument({ stage: 'unreadable', unreadableReason })));
  open(7);

  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'What you can do' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the document' }).getAttribute('href')).toBe('/document/7');
});

test('follows the stages by events, and shows the interpretation when it is there', async () => {
  const { api, events } = setup();
  api.on('GET /api/interpretations/7', none).on('GET /api/medical-documents/7', waiting);
  open(7);
  await screen.findByText('Your interpretation is being generated');
  expect(events.last().url).toBe('/api/medical-documents/7/events');

  act(() => events.last().send({ id: 7, stage: 'reading', progress: null }));
  expect(screen.getAllByText('Reading the results and the words.')).toHaveLength(2);

  api.on('GET /api/interpretations/7', () => ok(anInterpretation()));
  act(() => events.last().send({ id: 7, stage: 'explained', progress: null }));
  expect(await screen.findByRole('tab', { name: 'Simplified Explanation' })).toBeDefined();
  expect(events.opened.every(({ isClosed }) => isClosed)).toBe(true);
});

test('tells which page is being read, without announcing each', async () => {
  const { api, events } = setup();
  api.on('GET /api/interpretations/7', none).on('GET /api/medical-documents/7', waiting);
  open(7);
  await screen.findByText('Your interpretation is being generated');

  act(() => events.last().send({ id: 7, stage: 'extracting', progress: { page: 1, of: 5 } }));
  const shown = screen.getByText(/Reading page 2 of 5\./);
  expect(shown.closest('[role=status]')).toBeNull();
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContain('Taking the text out of your document.');

  act(() => events.last().send({ id: 7, stage: 'extracting', progress: { page: 5, of: 5 } }));
  expect(screen.getByText(/Reading page 5 of 5\./)).toBeDefined();
});

test('takes no notice of an event that it cannot read', async () => {
  const { api, events } = setup();
  api.on('GET /api/interpretations/7', none).on('GET /api/medical-documents/7', waiting);
  open(7);
  await screen.findByText('Your interpretation is being generated');

  act(() => events.last().sendRaw('not JSON'));
  act(() => events.last().sendRaw('{"id":7,"stage":"unheard-of"}'));

  expect(screen.getAllByText('Your document is waiting its turn.')).toHaveLength(2);
});

test('asks every three seconds where events do not pass, and gives up after thirty times', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, events } = setup();
  api.on('GET /api/interpretations/7', none).on('GET /api/medical-documents/7', waiting);
  open(7);
  await screen.findByText('Your interpretation is being generated');
  act(() => events.last().fail());
  const before = api.callsOf('GET /api/interpretations/7').length;

  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(api.callsOf('GET /api/interpretations/7')).toHaveLength(before + 1);
  expect(screen.queryByText(/longer than usual/)).toBeNull();

  for (let round = 0; round < 40; round++) await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(api.callsOf('GET /api/interpretations/7')).toHaveLength(before + 30);
  expect(screen.getByText(/longer than usual/)).toBeDefined();
});

test('does not ask at intervals while events come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, events } = setup();
  api.on('GET /api/interpretations/7', none).on('GET /api/medical-documents/7', waiting);
  open(7);
  await screen.findByText('Your interpretation is being generated');
  act(() => events.last().send({ id: 7, stage: 'explaining', progress: null }));
  const before = api.calls.length;

  for (let round = 0; round < 5; round++) await act(() => vi.advanceTimersByTimeAsync(3000));

  expect(api.calls).toHaveLength(before);
});

test('puts the number of the document into the address once it is known', async () => {
  const { api } = setup();
  api.on(`GET /api/interpretations/${ticket}`, () => ok(anInterpretation({ documentId: 7 })));
  api.on('GET /api/interpretations/7', () => ok(anInterpretation({ documentId: 7 })));
  open(ticket);

  await screen.findByRole('tab', { name: 'Simplified Explanation' });

  await vi.waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/interpretation/7'));
});
