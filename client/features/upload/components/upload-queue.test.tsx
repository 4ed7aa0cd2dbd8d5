import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Allowance } from '#core/plans/allowance.ts';
import { aDocument, ticket } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { fakeUploads } from '#tests/support/client/fake-upload.ts';
import { allowanceOf, guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { UploadPage } from './upload-page.tsx';

const pdf = (name: string, size = 10) =>
  Object.defineProperty(new File(['x'], name, { type: 'application/pdf' }), 'size', { value: size });
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

async function setup(allowance: Allowance = allowanceOf('basic')) {
  const uploads = fakeUploads();
  fakeApi()
    .on('GET /api/plan', () => ok(allowance))
    .on('POST /api/medical-documents/type-suggestion', () =>
      ok({ documentType: 'lab_result', label: 'Blood count', isMedical: true }),
    )
    .on(`GET /api/medical-documents/${ticket}`, () => ok(aDocument({ id: ticket, stage: 'reading' })));
  const user = userEvent.setup({ applyAccept: false });
  renderScreen(<UploadPage allowance={<p>What the plan allows</p>} />, {
    at: '/upload-document',
    path: '/upload-document',
  });
  await screen.findByLabelText('Document Title');
  const choose = (...files: File[]) =>
    user.upload(screen.getByLabelText('Document File', { selector: 'input' }), files);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const answer = (count: number, title = 'one') =>
    waitFor(() => expect(uploads.sent).toHaveLength(count)).then(() =>
      act(async () => {
        const data = aDocument({ id: ticket, title, stage: 'waiting' });
        uploads.last().answer(201, { success: true, message: '', data });
      }),
    );
  return { uploads, user, choose, press, answer };
}

const items = () => within(screen.getByRole('list', { name: 'Documents to upload' })).getAllByRole('listitem');
const item = (index: number) => {
  const found = items()[index];
  if (found === undefined) throw new Error(`There is no document ${index}`);
  return within(found);
};
const titles = () => screen.getAllByLabelText<HTMLInputElement>('Document Title').map(({ value }) => value);

test('makes a document of each of several files, with its own title and suggested type', async () => {
  const { choose } = await setup();

  await choose(pdf('blood_test.pdf'), pdf('mri.pdf'));

  expect(screen.getByRole('heading', { name: '2 documents to upload' })).toBe(document.activeElement);
  expect(titles()).toEqual(['blood test', 'mri']);
  await waitFor(() =>
    expect(screen.getAllByLabelText<HTMLSelectElement>('Document Type').map(({ value }) => value)).toEqual([
      'lab_result',
      'lab_result',
    ]),
  );
});

test('keeps what was entered before as the first of them', async () => {
  const { choose, user } = await setup();
  await choose(pdf('first.pdf'));
  await user.clear(screen.getByLabelText('Document Title'));
  await user.type(screen.getByLabelText('Document Title'), 'My own title');

  await choose(pdf('second.pdf'), photo('a.jpg'), photo('b.jpg'));

  expect(titles()).toEqual(['My own title', 'a', 'second']);
  expect(item(1).getByText('2 photos, as the pages of one document')).toBeDefined();
});

test('sends one after the other, and one that fails leaves the others', async () => {
  const { choose, press, uploads, answer, user } = await setup();
  await choose(pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'));
  for (const type of screen.getAllByLabelText('Document Type')) await user.selectOptions(type, 'imaging');

  await press('Upload 3 documents');
  await answer(1);
  await waitFor(() => expect(uploads.sent).toHaveLength(2));
  expect(screen.getByText('Sending document 2 of 3.')).toBeDefined();
  act(() => uploads.last().answer(502, 'Bad gateway'));
  await answer(3, 'three');

  expect(await screen.findByText('2 sent. 1 with a problem.')).toBeDefined();
  expect(screen.getByRole('heading', { name: '1 document to upload' })).toBeDefined();
  expect(item(1).getByText('Upload failed with status 502')).toBeDefined();
  expect(item(2).getByRole('link', { name: /^View Interpretation: / })).toBeDefined();

  await press('Try again: Document 2');
  await answer(4, 'two');
  expect(await screen.findByRole('heading', { name: '3 documents uploaded' })).toBeDefined();
  expect(screen.queryByText('What the plan allows')).toBeNull();
});

test('checks every document before it sends any, and puts the reader at the first fault', async () => {
  const { choose, press, uploads, user } = await setup();
  await choose(pdf('one.pdf'), pdf('large.pdf', 26 * 1024 * 1024), new File(['x'], 'notes.docx'));
  for (const type of screen.getAllByLabelText('Document Type')) await user.selectOptions(type, 'imaging');
  await user.clear(item(0).getByLabelText('Document Title'));

  await press('Upload 3 documents');

  expect(item(0).getByText('Enter a document title.')).toBeDefined();
  expect(item(1).getByText('File size must be under 25MB.')).toBeDefined();
  expect(item(2).getByText(/^Invalid file type\./)).toBeDefined();
  expect(document.activeElement).toBe(item(0).getByLabelText(/Document Title/));
  expect(uploads.sent).toHaveLength(0);
});

test('tells a guest before sending that one is all that can be sent', async () => {
  const { choose, press, uploads } = await setup(guestAllowance());
  await choose(pdf('one.pdf'), pdf('two.pdf'));

  expect(screen.getByText('You have 2 documents here. You can upload 1 now.')).toBeDefined();
  await waitFor(() => expect(screen.getAllByText(/reads like: Blood count/)).toHaveLength(2));
  await press('Upload 1 document');

  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  expect(uploads.last().form.get('title')).toBe('one');
});

test('makes each photo a document of its own with one press', async () => {
  const { choose, press } = await setup();
  await choose(photo('a.jpg'), photo('b.jpg'));

  await press('Make each photo its own document');

  expect(titles()).toEqual(['a', 'b']);
});

test('removes a document, and puts the reader at the next', async () => {
  const { choose, press } = await setup();
  await choose(pdf('one.pdf'), pdf('two.pdf'));

  await press('Remove: Document 1');

  expect(titles()).toEqual(['two']);
  expect(screen.getByText('Removed. 1 document is left.')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Remove: Document 1');
});

test('goes back to one document where all were removed', async () => {
  const { choose, press } = await setup();
  await choose(pdf('one.pdf'), pdf('two.pdf'));

  await press('Remove: Document 1');
  await press('Remove: Document 1');

  expect(screen.getByText('Drag files here, paste them, or')).toBeDefined();
});
