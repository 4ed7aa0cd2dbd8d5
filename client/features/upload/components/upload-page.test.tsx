import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { ana, aSession } from '#tests/support/client/accounts.ts';
import { aDocument, ticket } from '#tests/support/client/documents.ts';
import { broken, fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { fakeUploads } from '#tests/support/client/fake-upload.ts';
import { allowanceOf, guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import type { Allowance } from '#core/plans/allowance.ts';
import { UploadPage } from './upload-page.tsx';

// Large files only say that they are.
const pdf = (name = 'blood_test.pdf', size = 1000) =>
  Object.defineProperty(new File(['x'], name, { type: 'application/pdf' }), 'size', { value: size });

async function setup(allowance: Allowance = guestAllowance()) {
  Element.prototype.scrollIntoView = () => {};
  const uploads = fakeUploads();
  const api = fakeApi().on('GET /api/plan', () => ok(allowance));
  // Files are also chosen that the picker would not offer: they can still be dropped.
  const user = userEvent.setup({ applyAccept: false });
  const { unmount } = renderScreen(<UploadPage allowance={<p>What is allowed</p>} />, {
    at: '/upload-document',
    path: '/upload-document',
  });
  await screen.findByText('What is allowed');
  const choose = async (file = pdf()) => {
    await user.upload(screen.getByLabelText('Document File', { selector: 'input' }), file);
    await screen.findByText(`Chosen file: ${file.name}`);
  };
  const chooseType = () => user.selectOptions(screen.getByLabelText('Document Type'), 'lab_result');
  const submit = () => user.click(screen.getByRole('button', { name: 'Upload' }));
  const fillAndSend = async (file = pdf()) => {
    await choose(file);
    await chooseType();
    await submit();
  };
  return { api, uploads, user, choose, chooseType, submit, fillAndSend, unmount };
}

const title = () => screen.getByLabelText<HTMLInputElement>('Document Title');
const upload = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' });
const stored = { success: true, message: '', data: aDocument({ id: ticket, title: 'blood test', stage: 'waiting' }) };

test('tells what is allowed and how to take a good photo before anything is chosen', async () => {
  await setup();

  expect(screen.getByText(/\(JPEG or PNG\)\. Up to 15MB\.$/)).toBeDefined();
  expect(screen.getByText('Tips for a good photo')).toBeDefined();
  expect(screen.queryByText(/cannot read/)).toBeNull();
});

test('offers only files that may be sent', async () => {
  await setup();

  expect(screen.getByLabelText<HTMLInputElement>('Document File', { selector: 'input' }).accept).toBe(
    '.pdf,.jpg,.jpeg,.png,.txt',
  );
});

test('has Upload off until there is a file', async () => {
  const { choose } = await setup();
  expect(upload().disabled).toBe(true);

  await choose();

  expect(upload().disabled).toBe(false);
});

test('takes the title from the file name where it is empty, and keeps one that was entered', async () => {
  const { choose, user } = await setup();
  await choose();
  expect(title().value).toBe('blood test');

  await choose(pdf('other.pdf'));
  expect(title().value).toBe('other');

  await user.clear(title());
  await user.type(title(), 'My own title');
  await choose(pdf('third.pdf'));
  expect(title().value).toBe('My own title');
});

test('asks for a title first, and puts the reader there', async () => {
  const { choose, submit, uploads, user } = await setup();
  await choose();
  await user.clear(title());

  await submit();

  expect(screen.getByText('Enter a document title.')).toBeDefined();
  expect(document.activeElement).toBe(title());
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(uploads.sent).toHaveLength(0);
});

test('asks for a type second', async () => {
  const { choose, submit } = await setup();
  await choose();

  await submit();

  expect(screen.getByText('Select a document type.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Document Type'));
});

test('asks for a file third', async () => {
  const { chooseType, user } = await setup();
  await user.type(title(), 'Blood test');
  await chooseType();

  // Upload is off without a file, but the Enter key of some browsers submits all the same.
  fireEvent.submit(title());

  expect(screen.getByText('Select a file.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file or photos' }));
});

test.each([
  ['too large', pdf('large.pdf', 15 * 1024 * 1024 + 1), 'File size must be under 15MB.'],
  ['of another type', new File(['x'], 'notes.docx', { type: 'application/msword' }), /^Invalid file type/],
])('refuses a file that is %s', async (_, file, message) => {
  const { fillAndSend, uploads } = await setup();

  await fillAndSend(file);

  expect(screen.getByText(message)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose another file' }));
  expect(uploads.sent).toHaveLength(0);
});

test('takes a file that is pasted', async () => {
  await setup();

  fireEvent.paste(window, { clipboardData: { files: [pdf('pasted.pdf')] } });

  expect(await screen.findByText('Chosen file: pasted.pdf')).toBeDefined();
});

test('takes a file that is dropped', async () => {
  await setup();

  const file = pdf('dropped.pdf');
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  fireEvent.drop(screen.getByText('Drag files here, paste them, or'), {
    dataTransfer: { files: [file], items, types: ['Files'] },
  });

  expect(await screen.findByText('Chosen file: dropped.pdf')).toBeDefined();
});

test('lets a chosen file be removed', async () => {
  const { choose, user } = await setup();
  await choose();

  await user.click(screen.getByRole('button', { name: 'Remove the file' }));

  expect(upload().disabled).toBe(true);
});

test('sends what was entered, and shows how far it is', async () => {
  const { fillAndSend, uploads } = await setup();
  await fillAndSend();
  const sent = uploads.last();

  expect([sent.method, sent.url, sent.withCredentials]).toEqual(['POST', '/api/medical-documents', true]);
  expect([...sent.form.keys()]).toEqual(['title', 'documentType', 'userId', 'file']);
  expect([sent.form.get('title'), sent.form.get('documentType'), sent.form.get('userId')]).toEqual([
    'blood test',
    'lab_result',
    'guest',
  ]);
  expect(sent.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);

  act(() => sent.progress(40, 100));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText('40% sent')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uploading...' }).disabled).toBe(true);

  act(() => sent.progress(100, 100));
  expect(screen.getByText('All sent. Storing your document safely...')).toBeDefined();
});

test('sends the id of whoever is signed in', async () => {
  localStorage.setItem('currentUser', JSON.stringify(ana));
  onTestFinished(() => localStorage.clear());
  const { api, fillAndSend, uploads } = await setup();
  api.on('GET /api/users/session', () => ok(aSession()));
  await fillAndSend();

  expect(uploads.last().form.get('userId')).toBe('7');
});

test('tells the type of a text file whose type the system does not know', async () => {
  const { fillAndSend, uploads } = await setup();

  await fillAndSend(new File(['Hb 12.9'], 'notes.txt'));

  const file = uploads.last().form.get('file');
  expect(file instanceof File && file.type).toBe('text/plain');
});

test('leads to the interpretation, or to another upload with everything empty', async () => {
  const { fillAndSend, uploads, user } = await setup();
  await fillAndSend();
  act(() => uploads.last().answer(201, stored));

  const heading = await screen.findByRole('heading', { name: 'Document uploaded' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'View Interpretation' }).getAttribute('href')).toBe(
    `/interpretation/${ticket}`,
  );

  await user.click(screen.getByRole('button', { name: 'Upload Another Document' }));
  expect(title().value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Document Type').value).toBe('');
  expect(upload().disabled).toBe(true);
});

test.each([
  ['the status alone', 500, '', 'Upload failed with status 500', 'Upload Error'],
  ['the words of the server', 502, { message: 'The disk is on holiday' }, 'The disk is on holiday', 'Upload Error'],
  [
    'our words for a known failure',
    415,
    { success: false, code: 'upload.empty', message: 'x' },
    'This file is empty. Choose another file.',
    'Upload Error',
  ],
  ['a format', 422, { message: 'This file format is broken' }, 'This file format is broken', 'Document Format Issue'],
])('says with %s what went wrong, and keeps what was entered', async (_, status, body, message, heading) => {
  const { fillAndSend, uploads } = await setup();
  await fillAndSend();
  act(() => uploads.last().answer(status, body));

  expect(await screen.findByText('Upload Failed')).toBeDefined();
  expect(screen.getAllByText(message)).toHaveLength(2); // on the page, and in the toast
  expect(screen.getByText(heading)).toBeDefined();
  expect(title().value).toBe('blood test');
});

test('sends the same again under the same key, and something else under another', async () => {
  const { fillAndSend, submit, uploads, user } = await setup();
  await fillAndSend();
  const key = uploads.last().headers.get('idempotency-key');
  act(() => uploads.last().loseConnection());

  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(uploads.sent).toHaveLength(2);
  expect(uploads.last().headers.get('idempotency-key')).toBe(key);

  act(() => uploads.last().loseConnection());
  await user.type(title(), ' in May');
  await submit();
  expect(uploads.sent).toHaveLength(3);
  expect(uploads.last().headers.get('idempotency-key')).not.toBe(key);
});

test('takes the toast of a failure away when the upload is tried again', async () => {
  const { fillAndSend, uploads, user } = await setup();
  await fillAndSend();
  act(() => uploads.last().loseConnection());
  expect(await screen.findByText('Upload Failed')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.queryByText('Upload Failed')).toBeNull();
});

test('stops the upload and goes to the documents when cancelled', async () => {
  const { fillAndSend, uploads, user } = await setup();
  await fillAndSend();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(uploads.last().isAborted).toBe(true);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/documents'));
  expect(screen.queryByText('Upload Failed')).toBeNull();
});

test('stops the upload when the page is left', async () => {
  const { fillAndSend, uploads, unmount } = await setup();
  await fillAndSend();

  unmount();

  expect(uploads.last().isAborted).toBe(true);
});

test('names the size that a plan allows, before and after a file is too large', async () => {
  const { fillAndSend, uploads } = await setup(allowanceOf('basic'));
  expect(screen.getByText(/Up to 25MB\.$/)).toBeDefined();

  await fillAndSend(pdf('large.pdf', 25 * 1024 * 1024 + 1));

  expect(screen.getByText('File size must be under 25MB.')).toBeDefined();
  expect(uploads.sent).toHaveLength(0);
});

test('sends what a larger plan allows', async () => {
  const { fillAndSend, uploads, api } = await setup(allowanceOf('basic'));
  const size = 16 * 1024 * 1024;
  api.on('POST /api/uploads', () => ok({ id: crypto.randomUUID(), size, received: 0 }, 201));

  await fillAndSend(pdf('large.pdf', size));

  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  expect(uploads.last().url).toMatch(/^\/api\/uploads\/.*\?start=0$/);
});

test('offers no form where nothing more can be uploaded, only what is allowed', async () => {
  await setup(guestAllowance({ uploads: { used: 1, limit: 1, renewsAt: null } }));

  expect(screen.queryByLabelText('Document Title')).toBeNull();
  expect(screen.queryByText('Tips for a good photo')).toBeNull();
});

test('shows the way to the interpretation also after the last upload', async () => {
  const { api, fillAndSend, uploads, user } = await setup();
  await fillAndSend();
  api.on('GET /api/plan', () => ok(guestAllowance({ uploads: { used: 1, limit: 1, renewsAt: null } })));
  act(() => uploads.last().answer(201, stored));

  expect(await screen.findByRole('link', { name: 'View Interpretation' })).toBeDefined();
  await waitFor(() => expect(api.callsOf('GET /api/plan')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Upload Another Document' }));

  await waitFor(() => expect(screen.queryByLabelText('Document Title')).toBeNull());
});

test('learns from a refusal that nothing is left', async () => {
  const { api, fillAndSend, uploads } = await setup(allowanceOf('free'));
  const renewsAt = '2026-12-01T12:00:00.000Z';
  await fillAndSend();
  api.on('GET /api/plan', () => ok(allowanceOf('free', { uploads: { used: 5, limit: 5, renewsAt } })));
  const values = { limit: 5, date: 'December 1, 2026' };
  act(() => uploads.last().answer(403, { success: false, code: 'plan.uploads_used', message: 'x', values }));

  expect(await screen.findByText(/You can upload again on December 1, 2026/)).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText('Document Title')).toBeNull());
});

test('offers the form with the smallest size where the plan could not be loaded', async () => {
  const uploads = fakeUploads();
  fakeApi().on('GET /api/plan', () => broken());
  renderScreen(<UploadPage />, { at: '/upload-document', path: '/upload-document' });

  expect(await screen.findByText(/Up to 15MB\.$/)).toBeDefined();
  expect(uploads.sent).toHaveLength(0);
});
