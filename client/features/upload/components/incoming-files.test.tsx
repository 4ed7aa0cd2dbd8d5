import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { UploadPage } from './upload-page.tsx';

const files = [new File(['x'], 'dropped.pdf', { type: 'application/pdf' })];
const ofFiles = { dataTransfer: { files, types: ['Files'] } };
const overlay = () => screen.queryByText('Drop the files anywhere on this page to add them here.');

async function setup() {
  fakeApi()
    .on('GET /api/plan', () => ok(guestAllowance()))
    .on('POST /api/medical-documents/type-suggestion', () => ok(null));
  renderScreen(<UploadPage />, { at: '/upload-document', path: '/upload-document' });
  await screen.findByLabelText('Document Title');
  return { user: userEvent.setup() };
}

test('takes a file that is dropped anywhere, and leaves nothing over the page', async () => {
  await setup();

  fireEvent.dragEnter(document.body, ofFiles);
  expect(overlay()).not.toBeNull();
  fireEvent.drop(document.body, ofFiles);

  expect(await screen.findByText('Chosen file: dropped.pdf')).toBeDefined();
  expect(overlay()).toBeNull();
});

test('takes the overlay away when the files leave the window', async () => {
  await setup();
  fireEvent.dragOver(document.body, ofFiles);

  fireEvent.dragLeave(document.body, { relatedTarget: null });

  expect(overlay()).toBeNull();
});

test('lets a text that is dragged go its own way', async () => {
  await setup();
  const event = createEvent.dragOver(document.body, { dataTransfer: { files: [], types: ['text/plain'] } });

  fireEvent(document.body, event);

  expect(overlay()).toBeNull();
  expect(event.defaultPrevented).toBe(false);
});

test('offers to make a document of text that is pasted, under a name', async () => {
  const { user } = await setup();

  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'CRP 12 mg/L' } });

  expect(await screen.findByRole('dialog', { name: 'Make a document of text' })).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('CRP 12 mg/L');
  await user.clear(screen.getByLabelText('Name of the document'));
  await user.type(screen.getByLabelText('Name of the document'), 'Blood test in May');
  await user.click(screen.getByRole('button', { name: 'Make a document' }));
  expect(await screen.findByText('Chosen file: Blood test in May.txt')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Document Title').value).toBe('Blood test in May');
});

test('leaves text that is pasted into a field where it is', async () => {
  await setup();

  fireEvent.paste(screen.getByLabelText('Document Title'), { clipboardData: { files: [], getData: () => 'My title' } });

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lets text be written without a paste, and asks for some', async () => {
  const { user } = await setup();

  await user.click(screen.getByRole('button', { name: 'Write or paste text' }));
  await user.click(await screen.findByRole('button', { name: 'Make a document' }));

  expect(screen.getByText('Write or paste some text first.')).toBeDefined();
});
