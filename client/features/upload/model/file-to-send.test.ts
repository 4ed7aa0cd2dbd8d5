import { expect, test } from 'vitest';
import { maxUploadBytes } from '#core/documents/upload-rules.ts';
import { fileToSend } from './file-to-send.ts';
import type { DrawPhoto } from './fit-photos.ts';
import { photoOf, type Photo } from './photos.ts';

const photo = (more: Partial<Photo> = {}): Photo => ({
  ...photoOf(new File(['x'], 'page.jpg', { type: 'image/jpeg' })),
  ...more,
});
const draw: DrawPhoto = async () => ({ jpeg: new Blob(['jpeg']), width: 30, height: 40 });
const send = (photos: Photo[], { maxBytes = maxUploadBytes } = {}) => {
  const { signal } = new AbortController();
  return fileToSend(photos, { maxBytes, title: 'Blood test', draw, onPage: () => undefined, signal });
};

test('sends one photo as it is', async () => {
  const one = photo();

  expect(await send([one])).toBe(one.file);
});

test.each<[string, Photo[]]>([
  ['several photos', [photo(), photo()]],
  ['a photo that was turned by hand', [photo({ turn: 90 })]],
  ['a photo that was cropped', [photo({ crop: { left: 0.1, top: 0, right: 1, bottom: 1 } })]],
  ['a photo that is too large', [photo({ file: new File([new Uint8Array(maxUploadBytes + 1)], 'large.jpg') })]],
])('makes a PDF of %s, named as the document is', async (_, photos) => {
  const { name, type } = await send(photos);

  expect([name, type]).toEqual(['Blood test.pdf', 'application/pdf']);
});

test('sends a large photo as it is where the plan allows it', async () => {
  const large = photo({ file: new File([new Uint8Array(maxUploadBytes + 1)], 'large.jpg') });

  expect(await send([large], { maxBytes: 2 * maxUploadBytes })).toBe(large.file);
});
