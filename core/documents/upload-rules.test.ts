import { expect, test } from 'vitest';
import { checkUpload, maxUploadBytes, type UploadCandidate } from './upload-rules.ts';

const fine: UploadCandidate = {
  title: 'Blood test',
  documentType: 'lab_result',
  file: { size: 1000, mediaType: 'application/pdf' },
};
const large = { ...fine, file: { size: maxUploadBytes + 1, mediaType: 'application/pdf' } };

test.each<[string, UploadCandidate, string | undefined]>([
  ['nothing', fine, undefined],
  ['a title of spaces', { ...fine, title: ' \t', documentType: '', file: null }, 'upload.title_missing'],
  ['no type', { ...fine, documentType: '', file: null }, 'upload.type_missing'],
  ['a type that is none', { ...fine, documentType: 'poem' }, 'upload.type_missing'],
  ['no file', { ...fine, file: null }, 'upload.file_missing'],
  ['too many bytes of a wrong type', { ...fine, file: { size: 1e9, mediaType: 'image/gif' } }, 'upload.too_large'],
  ['a wrong type', { ...fine, file: { size: 1, mediaType: 'image/gif' } }, 'upload.type_not_allowed'],
])('finds %s first', (_, candidate, fault) => {
  expect(checkUpload(candidate)).toBe(fault);
});

test('holds a file against the limit that is given, and against 15 MB where none is', () => {
  expect(maxUploadBytes).toBe(15 * 1024 * 1024);
  expect(checkUpload(large)).toBe('upload.too_large');
  expect(checkUpload(large, maxUploadBytes + 1)).toBeUndefined();
  expect(checkUpload(fine, 999)).toBe('upload.too_large');
});
