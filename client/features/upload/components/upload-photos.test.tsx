import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Allowance } from '#core/plans/allowance.ts';
import { bytesOfMegabytes } from '#core/plans/plans.ts';
import { aDocument, ticket } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { fakeUploads } from '#tests/support/client/fake-upload.ts';
import { allowanceOf, guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { UploadPage } from './upload-page.tsx';

const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const drawn: number[] = [];

// The test's browser draws no pictures: what it cannot do is answered as a real one would.
beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'damaged.jpg') throw new Error('The source image could not be decoded.');
    return { width: 3000, height: 4000, close: () => undefined };
  });
  const context = {
    fillRect() {},
    translate() {},
    scale() {},
    drawImage() {},
    rotate: (turn: number) => drawn.push(turn),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(['jpeg'], { type: 'image/jpeg' }));
  URL.createObjectURL = (file: File) => `blob:${file.name}`;
  URL.revokeObjectURL = () => undefined;
  return () => vi.unstubAllGlobals();
});

async function setup(allowance: Allowance = guestAllowance()) {
  Element.prototype.scrollIntoView = () => {};
  const uploads = fakeUploads();
  const api = fakeApi().on('GET /api/plan', () => ok(allowance));
  const user = userEvent.setup({ applyAccept: false });
  renderScreen(<UploadPage />, { at: '/upload-document', path: '/upload-document' });
  await screen.findByLabelText('Document Title');
  const choose = (...files: File[]) =>
    user.upload(screen.getByLabelText('Document File', { selector: 'input' }), files);
  const send = async () => {
    await user.selectOptions(screen.getByLabelText('Document Type'), 'lab_result');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { api, uploads, user, choose, send, press };
}

const pages = () =>
  within(screen.getByRole('list', { name: 'Pages of your document' }))
    .getAllByRole<HTMLImageElement>('img')
    .map(({ src }) => src.replace('blob:', ''));
const sentFile = (form: FormData): File => {
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('no file was sent');
  return file;
};

test('shows one photo as the page it becomes, and sends it as it is', async () => {
  const { choose, send, uploads } = await setup();
  const one = photo('blood_test.jpg');
  await choose(one);
  expect(screen.getByText('Your document has 1 page.')).toBeDefined();

  await send();

  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  expect(sentFile(uploads.last().form)).toBe(one);
  expect(uploads.last().form.get('title')).toBe('blood test');
});

test.each([
  [20, 'as it is, in parts', 'PUT'],
  [26, 'made smaller, as a PDF', 'POST'],
])('sends a photo of %i MB with the Basic plan %s', async (megabytes, _how, method) => {
  const { api, choose, send, uploads } = await setup(allowanceOf('basic'));
  const size = bytesOfMegabytes(megabytes);
  api.on('POST /api/uploads', () => ok({ id: crypto.randomUUID(), size, received: 0 }, 201));
  await choose(Object.defineProperty(photo('scan.jpg'), 'size', { value: size }));

  await send();

  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  expect(uploads.last().method).toBe(method);
});

test('takes several photos at once, and more of them later, as the pages of one document', async () => {
  const { choose } = await setup();
  await choose(photo('a.jpg'), photo('b.png', 'image/png'));
  await choose(photo('c.jpg'));

  expect(pages()).toEqual(['a.jpg', 'b.png', 'c.jpg']);
  expect(screen.getByLabelText<HTMLInputElement>('Document Title').value).toBe('a');
});

test('takes photos that are pasted, and photos of the camera where there is one', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const { user } = await setup();
  fireEvent.paste(window, { clipboardData: { files: [photo('a.jpg'), photo('b.jpg')] } });

  const camera = screen.getByLabelText<HTMLInputElement>('Take a photo', { selector: 'input' });
  expect(camera.getAttribute('capture')).toBe('environment');
  await user.upload(camera, photo('c.jpg'));

  expect(pages()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

test('offers no camera to a mouse', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await setup();

  expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull();
});

test('puts photos in another order, and keeps the focus where it was', async () => {
  const { choose, press } = await setup();
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));

  await press('Up: Page 3');

  expect(pages()).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
  expect(screen.getByText('Page 3 is page 2 now.')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Up: Page 2');
  await press('Up: Page 2');
  expect(document.activeElement?.textContent).toBe('Up: Page 1');
  await press('Up: Page 1');
  expect(pages()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
});

test('removes a photo, and puts the reader at the next', async () => {
  const { choose, press } = await setup();
  await choose(photo('a.jpg'), photo('b.jpg'));

  await press('Remove: Page 1');
  expect(pages()).toEqual(['b.jpg']);
  expect(screen.getByText('Removed. 1 page is left.')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Remove: Page 1');

  await press('Remove: Page 1');
  expect(document.activeElement?.textContent).toBe('Choose a file or photos');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
});

test('sends several photos as one PDF, each turned as it was turned here', async () => {
  const { choose, press, send, uploads } = await setup();
  await choose(photo('a.jpg'), photo('b.jpg'));
  await press('Turn: Page 2');
  expect(screen.getByText('Page 2 was turned to the right.')).toBeDefined();

  await send();

  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  const { name, type } = sentFile(uploads.last().form);
  expect([name, type]).toEqual(['a.pdf', 'application/pdf']);
  expect(drawn).toEqual([0, Math.PI / 2]);
});

test('sends the same photos again under the same key', async () => {
  const { choose, press, send, uploads } = await setup();
  await choose(photo('a.jpg'), photo('b.jpg'));
  await send();
  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  const key = uploads.last().headers.get('idempotency-key');
  act(() => uploads.last().loseConnection());
  await screen.findByText('Upload Failed');

  await press('Try again');

  await waitFor(() => expect(uploads.sent).toHaveLength(2));
  expect(uploads.last().headers.get('idempotency-key')).toBe(key);
  expect(drawn).toHaveLength(2);
});

test('names the photo that does not open, and keeps the others', async () => {
  const { choose, send, uploads } = await setup();
  await choose(photo('a.jpg'), photo('damaged.jpg'));

  await send();

  const message = 'Photo 2 could not be opened. It may be damaged: remove it and take it again.';
  expect(await screen.findAllByText(message)).toHaveLength(2); // on the page, and in the toast
  expect(pages()).toEqual(['a.jpg', 'damaged.jpg']);
  expect(uploads.sent).toHaveLength(0);
});

test('says of a photo in the format of iPhones why it cannot be taken', async () => {
  const { choose } = await setup();

  await choose(photo('IMG_1.heic', 'image/heic'));

  expect(screen.getByText(/HEIC format of iPhones/)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Pages of your document' })).toBeNull();
});

test('puts a PDF in the place of photos', async () => {
  const { choose } = await setup();
  await choose(photo('a.jpg'), photo('b.jpg'));

  await choose(new File(['x'], 'report.pdf', { type: 'application/pdf' }));

  expect(await screen.findByText('Chosen file: report.pdf')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Pages of your document' })).toBeNull();
});

test('says that pictures are being read once they are stored', async () => {
  const { choose, send, uploads } = await setup();
  await choose(photo('a.jpg'));
  await send();
  await waitFor(() => expect(uploads.sent).toHaveLength(1));

  const data = aDocument({ id: ticket, stage: 'waiting' });
  act(() => uploads.last().answer(201, { success: true, message: '', data }));

  expect(await screen.findByText(/is reading the words in your pictures now/)).toBeDefined();
});
