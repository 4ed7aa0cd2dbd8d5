import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aDocument, ticket } from '#tests/support/client/documents.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { fakeUploads } from '#tests/support/client/fake-upload.ts';
import { guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
// Loaded before the first large file, which would have to wait for it.
import '../api/send-in-parts.ts';
import { UploadPage } from './upload-page.tsx';

const id = '7d7f6c1e-52a4-4a35-9a2f-0a7f3a6f1b11';
const megabyte = 1024 * 1024;
const size = 2.5 * megabyte;
const large = () => new File([new Uint8Array(size)], 'scan.pdf', { type: 'application/pdf', lastModified: 1 });
const document = aDocument({ id: ticket, title: 'scan', stage: 'waiting' });

beforeEach(() => sessionStorage.clear());

async function setup() {
  Element.prototype.scrollIntoView = () => {};
  const uploads = fakeUploads();
  const server = { received: 0 };
  const api = fakeApi()
    .on('GET /api/plan', () => ok(guestAllowance()))
    .on('POST /api/medical-documents/type-suggestion', () => ok(null))
    .on('POST /api/uploads', () => ok({ id, size, received: 0 }, 201))
    .on(`GET /api/uploads/${id}`, () => ok({ id, size, received: server.received }))
    .on(`POST /api/uploads/${id}/finish`, () => ok(document, 201));
  const user = userEvent.setup();
  const { unmount } = renderScreen(<UploadPage />, { at: '/upload-document', path: '/upload-document' });
  await screen.findByLabelText('Document Title');
  const choose = (file = large()) => user.upload(screen.getByLabelText('Document File', { selector: 'input' }), file);
  const send = async () => {
    await user.selectOptions(screen.getByLabelText('Document Type'), 'lab_result');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
  };
  /** Lets the server take the part that is on its way, the `count`th. */
  const take = async (count: number, upTo: number) => {
    await waitFor(() => expect(uploads.sent).toHaveLength(count));
    server.received = upTo;
    await act(async () =>
      uploads.last().answer(200, { success: true, message: '', data: { id, size, received: upTo } }),
    );
  };
  const lose = async (count: number) => {
    await waitFor(() => expect(uploads.sent).toHaveLength(count));
    await act(async () => uploads.last().loseConnection());
  };
  const starts = () => uploads.sent.map(({ url }) => Number(url.split('start=')[1]));
  return { api, uploads, server, user, choose, send, take, lose, starts, unmount };
}

function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  return () =>
    act(async () => {
      online.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    });
}

test('sends a large file in parts, and tells title and type at the end', async () => {
  const { api, choose, send, take, starts } = await setup();
  await choose();
  await send();

  await take(1, megabyte);
  await take(2, 2 * megabyte);
  await take(3, size);

  expect(await screen.findByRole('heading', { name: 'Document uploaded' })).toBeDefined();
  expect(starts()).toEqual([0, megabyte, 2 * megabyte]);
  const [finish] = api.callsOf(`POST /api/uploads/${id}/finish`);
  expect(finish?.body).toEqual({ title: 'scan', documentType: 'lab_result' });
});

test('waits for the connection, and goes on by itself from what the server has', async () => {
  const { choose, send, take, lose, starts, server } = await setup();
  await choose();
  await send();
  await take(1, megabyte);
  const goOnline = goOffline();

  // The answer was lost, not the part.
  server.received = 2 * megabyte;
  await lose(2);
  expect(await screen.findByText('Connection lost. Waiting to go on...')).toBeDefined();
  await goOnline();
  await take(3, size);

  expect(await screen.findByRole('heading', { name: 'Document uploaded' })).toBeDefined();
  expect(starts()).toEqual([0, megabyte, 2 * megabyte]);
});

test('goes on by itself where what stands before the program says that it is away', async () => {
  const { choose, send, take, starts, uploads } = await setup();
  await choose();
  await send();
  await take(1, megabyte);

  await waitFor(() => expect(uploads.sent).toHaveLength(2));
  await act(async () => uploads.last().answer(502, '<html>Bad Gateway</html>'));
  expect(await screen.findByText('Connection lost. Waiting to go on...')).toBeDefined();
  await waitFor(() => expect(uploads.sent).toHaveLength(3), { timeout: 5_000 });
  await take(3, 2 * megabyte);
  await take(4, size);

  expect(await screen.findByRole('heading', { name: 'Document uploaded' })).toBeDefined();
  expect(starts()).toEqual([0, megabyte, megabyte, 2 * megabyte]);
});

test('goes on after a reload when the same file is chosen, and says so', async () => {
  const first = await setup();
  await first.choose();
  await first.send();
  await first.take(1, megabyte);
  first.unmount();
  const { api, choose, send, server, uploads } = await setup();
  server.received = megabyte;

  await choose();
  expect(screen.getByText(/A part of this file was sent before/)).toBeDefined();
  await send();

  await waitFor(() => expect(uploads.last().url).toBe(`/api/uploads/${id}?start=${megabyte}`));
  expect(screen.queryByText(/A part of this file was sent before/), 'while it is sent').toBeNull();
  expect(api.callsOf('POST /api/uploads')).toEqual([]);
});

test('keeps no name of a file between two loads of the page', async () => {
  const { choose, send, take } = await setup();
  await choose();
  await send();
  await take(1, megabyte);

  expect(JSON.stringify({ ...sessionStorage })).not.toContain('scan');
});

test('begins anew where what was sent is no longer kept', async () => {
  const first = await setup();
  await first.choose();
  await first.send();
  await first.take(1, megabyte);
  first.unmount();
  const { api, choose, send, uploads } = await setup();
  api.on(`GET /api/uploads/${id}`, () => refused('upload.not_found'));

  await choose();
  await send();

  await waitFor(() => expect(uploads.last().url).toBe(`/api/uploads/${id}?start=0`));
  expect(api.callsOf('POST /api/uploads')).toHaveLength(1);
});

test('sends a small file in parts once the connection was lost, under the same key', async () => {
  const { api, choose, send, lose, uploads } = await setup();
  await choose(new File(['CRP 3'], 'small.txt', { type: 'text/plain' }));
  await send();
  const goOnline = goOffline();

  await lose(1);
  await goOnline();

  await waitFor(() => expect(uploads.sent).toHaveLength(2));
  expect(uploads.last().url).toBe(`/api/uploads/${id}?start=0`);
  expect(api.callsOf('POST /api/uploads')[0]?.body).toEqual({ size: 5 });
});

test('tells what is refused at the end, and keeps what was entered', async () => {
  const { api, choose, send, take } = await setup();
  api.on(`POST /api/uploads/${id}/finish`, () => refused('upload.type_not_allowed'));
  await choose();
  await send();

  await take(1, size);

  expect(await screen.findAllByText(/^Invalid file type/)).not.toHaveLength(0);
  expect(screen.getByText('Everything you entered is still here.')).toBeDefined();
});
