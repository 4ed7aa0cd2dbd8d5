import { expect, test } from 'vitest';
import { changeSentences, detailSentences } from './finding-detail-words.ts';

const change = { kind: 'increased', from: null, since: null, text: 'increased' } as const;

test('tells the size and what it was before', () => {
  expect(detailSentences({ size: '7mm', change: { ...change, from: '5 mm', since: 'one year ago' } })).toEqual([
    'It measures 7 mm.',
    'One year ago it was 5 mm.',
  ]);
});

test.each([
  [{ ...change, from: '5 mm' }, 'Before, it was 5 mm.'],
  [{ ...change, from: '5 mm', since: '03/12/2024' }, 'On 03/12/2024 it was 5 mm.'],
  [change, 'It has increased.'],
  [{ ...change, kind: 'unchanged', since: '2019' }, 'It has not changed since 2019.'],
  [{ ...change, kind: 'new' }, 'It is new.'],
  [{ ...change, kind: 'resolved' }, 'It is gone.'],
] as const)('tells what became of it: %j', (one, expected) => {
  expect(changeSentences(one)).toEqual([expected]);
});

test('tells of several things in the plural, and sizes with words', () => {
  expect(detailSentences({ size: '2.3 x 1.1 cm', change: { ...change, kind: 'unchanged' } }, true)).toEqual([
    'They measure 2.3 by 1.1 cm.',
    'They have not changed.',
  ]);
});
