import { expect, test } from 'vitest';
import { isPicture, mediaTypeOf } from './media-type-of.ts';

test.each([
  ['report.pdf', 'application/pdf', 'application/pdf'],
  ['notes.txt', 'text/plain; charset=utf-8', 'text/plain'],
  ['NOTES.TXT', '', 'text/plain'],
  ['photo.jpeg', '', 'image/jpeg'],
  ['report.docx', '', ''],
  ['no-extension', '', ''],
])('takes %s told as %j for %j', (name, type, mediaType) => {
  expect(mediaTypeOf({ name, type })).toBe(mediaType);
});

test('knows a picture', () => {
  expect(isPicture({ name: 'scan.png', type: '' })).toBe(true);
  expect(isPicture({ name: 'report.pdf', type: '' })).toBe(false);
  expect(isPicture({ name: 'drawing.gif', type: 'image/gif' })).toBe(false);
});
