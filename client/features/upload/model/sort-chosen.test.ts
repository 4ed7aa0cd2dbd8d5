import { expect, test } from 'vitest';
import { maxPhotos } from './photos.ts';
import { sortChosen } from './sort-chosen.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });
const photo = (name = 'page.jpg') => file(name, 'image/jpeg');
const pdf = file('report.pdf', 'application/pdf');

test.each<[string, File[], string]>([
  ['one photo', [photo()], 'photos'],
  ['several photos', [photo(), file('page.png', 'image/png')], 'photos'],
  ['a PDF', [pdf], 'file'],
  ['a file of another kind, of which the checks speak', [file('notes.docx')], 'file'],
  ['two PDFs', [pdf, pdf], 'several'],
  ['a PDF and a photo', [pdf, photo()], 'several'],
  ['a PDF and a photo of an iPhone', [pdf, file('IMG_1.HEIC')], 'several'],
  ['a photo of an iPhone', [file('IMG_1.HEIC')], 'heic'],
  ['a photo of an iPhone among others', [photo(), file('x', 'image/heif')], 'heic'],
  ['more photos than one document holds', Array.from({ length: maxPhotos + 1 }, () => photo()), 'too_many'],
])('sorts %s', (_, files, expected) => {
  const chosen = sortChosen(files, 0);

  expect(chosen?.kind === 'fault' ? chosen.fault : chosen?.kind).toBe(expected);
});

test('counts the photos that are there already', () => {
  expect(sortChosen([photo()], maxPhotos)).toEqual({ kind: 'fault', fault: 'too_many' });
});

test('does nothing where nothing was chosen', () => {
  expect(sortChosen([], 0)).toBeNull();
});
