import { expect, test } from 'vitest';
import type { LabResult } from '../../documents/explanation.ts';
import type { PageWord, WordDoubt } from '../../documents/page-layout.ts';
import { correctedWords, doubtfulWords } from './page-words.ts';
import { isInDoubt, withDoubts } from './result-doubts.ts';

const text = 'Sodium 139 mmol/L 135-145\nPotassium 25 mmol/L 3.5-5.1';
const row = (name: string, value: string): LabResult => {
  const start = text.indexOf(name);
  const end = text.indexOf('\n', start);
  return { ...plain, name, value, span: [start, end === -1 ? text.length : end] };
};
const plain: Omit<LabResult, 'name' | 'value' | 'span'> = {
  analyte: null,
  loinc: null,
  comparator: null,
  unit: 'mmol/L',
  range: null,
  printedFlag: null,
  flag: 'unknown',
  conflict: false,
  previous: null,
  collectedAt: null,
};
const wordAt = (words: string, doubt: WordDoubt = { reason: 'faint' }, from = 0): PageWord => {
  const at = text.indexOf(words, from);
  return { span: [at, at + words.length], box: [0, 0, 1, 1], confidence: 0.5, doubt };
};
const rows = [row('Sodium', '139'), row('Potassium', '25')];

test('lays a doubtful number on its own row only', () => {
  const [sodium, potassium] = withDoubts(rows, [wordAt('25')], text);

  expect(sodium?.doubt).toBeUndefined();
  expect(potassium?.doubt).toEqual({ parts: ['number'], spans: [[36, 38]], otherNumbers: [] });
});

test.each<[string, WordDoubt, string[]]>([
  ['another number', { reason: 'differs', other: '<25' }, ['<25']],
  ['the same number', { reason: 'differs', other: '25' }, []],
  ['no number', { reason: 'differs', other: 'Z5|' }, []],
  ['nothing', { reason: 'faint' }, []],
])('names what the second reading saw where it saw %s', (_case, doubt, expected) => {
  expect(withDoubts(rows, [wordAt('25', doubt)], text)[1]?.doubt?.otherNumbers).toEqual(expected);
});

test('leaves the results of other dates in the same line alone', () => {
  const line = 'Sodium 139 141';
  const span: [number, number] = [0, line.length];
  const both = ['139', '141'].map((value) => ({ ...plain, name: 'Sodium', value, unit: null, span }));
  const word: PageWord = { span: [11, 14], box: [0, 0, 1, 1], confidence: 0.5, doubt: { reason: 'faint' } };

  expect(withDoubts(both, [word], line).map(isInDoubt)).toEqual([false, true]);
});

test('an earlier number in doubt leaves the result certain', () => {
  const before = { ...row('Potassium', '25'), previous: '3.5-5.1' };

  expect(withDoubts([before], [wordAt('3.5-5.1')], text).map(isInDoubt)).toEqual([false]);
});

test('what a person put right or confirmed is certain, and only what was changed is a correction', () => {
  const changed: PageWord = { ...wordAt('25'), corrected: { read: '26', at: '2026-05-12T08:00:00Z' } };
  const confirmed: PageWord = { ...wordAt('139'), corrected: { read: '139', at: '2026-05-12T08:00:00Z' } };
  const words = [changed, confirmed, wordAt('3.5-5.1')];
  const layout = {
    pages: [
      {
        number: 1,
        kind: 'scan',
        width: 1,
        height: 1,
        turn: 0,
        hasPicture: true,
        problem: null,
        span: [0, text.length],
        words,
      },
    ],
  } satisfies Parameters<typeof doubtfulWords>[0];

  expect(doubtfulWords(layout)).toEqual([wordAt('3.5-5.1')]);
  expect(correctedWords(layout, text)).toEqual([changed]);
});
