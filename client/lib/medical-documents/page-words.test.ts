import { expect, test } from 'vitest';
import { isDoubtful, type PageWord } from '#core/documents/page-layout.ts';
import { textAt } from '#core/kernel/span.ts';
import { reportText, spanOf } from '#tests/support/client/documents.ts';
import { twoPages } from '#tests/support/client/pages.ts';
import { isReadFromPicture, isRecognised, lineAround, pageOf, wordsIn } from './page-words.ts';

const word = (more: Partial<PageWord>): PageWord => ({ span: [0, 1], box: [0, 0, 1, 1], confidence: null, ...more });
const doubt: PageWord['doubt'] = { reason: 'faint' };
const corrected = { read: '1', at: '2026-09-15T10:00:00.000Z' };

test.each<[string, Partial<PageWord>, { doubtful: boolean; recognised: boolean }]>([
  ['printed', {}, { doubtful: false, recognised: false }],
  ['recognised', { confidence: 0.99 }, { doubtful: false, recognised: true }],
  ['hard to read', { confidence: 0.4, doubt }, { doubtful: true, recognised: true }],
  ['hard to read and settled', { confidence: 0.4, doubt, corrected }, { doubtful: false, recognised: true }],
  ['typed by a person', { corrected }, { doubtful: false, recognised: true }],
])('tells of a word that was %s whether it is doubtful and recognised', (_, more, expected) => {
  expect({ doubtful: isDoubtful(word(more)), recognised: isRecognised(word(more)) }).toEqual(expected);
});

test.each([
  ['scan', true],
  ['mixed', true],
  ['hidden_ocr', true],
  ['text', false],
  ['form', false],
  ['blank', false],
] as const)('tells of a %s page whether it was read from a picture', (kind, expected) => {
  expect(isReadFromPicture({ kind })).toBe(expected);
});

test('finds the page and the words of a place, and the line around it', () => {
  const pages = twoPages();
  const row = lineAround(reportText, spanOf('6.1'));
  const page = pageOf(pages, row);

  expect(textAt(reportText, row)).toBe('Potassium    6.1      H      3.5-5.1    mmol/L');
  expect(page?.number).toBe(1);
  expect(page && wordsIn(page, row)).toHaveLength(5);
  expect(pageOf(pages, spanOf('COMMENT'))?.number).toBe(2);
});

test.each([
  ['the first line', [0, 3], 'one'],
  ['the last line, which has no end', [8, 11], 'two'],
  ['a place over two lines', [1, 9], 'one two\nthree'],
] as const)('takes %s whole', (_, [start, end], expected) => {
  const text = expected.includes('\n') ? expected : start === 0 ? 'one\nmore' : 'one one\ntwo';

  expect(textAt(text, lineAround(text, [start, end]))).toBe(expected);
});
