import { expect, test } from 'vitest';
import type { DocumentListItem } from '../medical-document.ts';
import { findInDocument } from './find-in-document.ts';
import { searchWords } from './fold.ts';

const document: DocumentListItem = {
  id: 7,
  title: 'Mum’s blood test',
  documentType: 'lab_result',
  kind: 'kidney_panel',
  fileType: 'text/plain',
  fileSize: 10,
  uploadedAt: '2026-09-14T10:00:00.000Z',
  userId: 'guest',
  stage: 'explained',
  progress: null,
  unreadableReason: null,
  readingNotes: [],
  hasInterpretation: true,
  neverSend: false,
  person: null,
  removedAt: null,
};
const text = 'RIVERSIDE LABORATORY\nCréatinine   88  µmol/L\nThe doctor asks for a repeat in 4 weeks.\n';

const find = (written: string, inText: string | undefined = text) =>
  findInDocument(document, inText, searchWords(written));
const shown = (written: string, inText = text) =>
  (find(written, inText)?.excerpt ?? []).map((part) => (part.isHit ? `[${part.text}]` : part.text)).join('');

test.each([
  ['blood', ['title']],
  ['KIDNEY', ['kind']],
  ['result', ['kind']],
  ['creatinine', ['text']],
  ['CRÉATININE blood', ['title', 'text']],
  ['mum’s doctor', ['title', 'text']],
])('finds %s', (written, foundIn) => {
  expect(find(written)?.foundIn).toEqual(foundIn);
});

test.each(['creatinine potassium', 'zebra', '', '  ', '?!', 'ct'])('does not find %j', (written) => {
  expect(find(written)).toBeUndefined();
});

test('looks at title and kind alone where there is no text', () => {
  expect(find('blood', undefined)).toMatchObject({ foundIn: ['title'], excerpt: null });
});

test.each([
  ['creatinine', text, '[Créatinine] 88 µmol/L'],
  ['88 umol µmol', text, 'Créatinine [88] [µmol]/L'],
  ['doctor weeks', text, 'The [doctor] asks for a repeat in 4 [weeks].'],
  ['strasse', 'Hauptstraße 3', 'Haupt[straße] 3'],
  ['cafe', 'Cafe\u0301 visit', '[Cafe\u0301] visit'],
  ['needle', `${'hay '.repeat(60)}needle ${'hay '.repeat(60)}`, `… ${'hay '.repeat(9)}[needle]${' hay'.repeat(24)} …`],
])('shows %s where it stands', (written, inText, excerpt) => {
  expect(shown(written, inText)).toBe(excerpt);
});

test('takes no more than ten words, each once', () => {
  expect(searchWords('a b a c d e f g h i j k l')).toEqual([...'abcdefghij']);
});
