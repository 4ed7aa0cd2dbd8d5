import { expect, test } from 'vitest';
import type { WordDoubt } from '../documents/page-layout.ts';
import { doubtfulWords } from '../reading/doubts/page-words.ts';
import { withDoubts } from '../reading/doubts/result-doubts.ts';
import { hardToRead } from './hard-to-read.ts';
import { factsOf } from './testing/facts.ts';
import { faint, layoutOf } from './testing/page-words.ts';

const text = 'Sodium 139\nPotassium 25\nCalcium 9.1\nGlucose 104\nUrea 31\nLisinopril 10mg daily\nSigned Ferreira';

function noticesOf(doubts: Record<string, { doubt: WordDoubt }>) {
  const { lab, medication } = factsOf(text);
  const words = doubtfulWords(layoutOf(text, doubts));
  const rows = [
    lab('Sodium 139', { name: 'Sodium', value: '139' }),
    lab('Potassium 25', { name: 'Potassium', value: '25' }),
    lab('Calcium 9.1', { name: 'Calcium', value: '9.1' }),
    lab('Glucose 104', { name: 'Glucose', value: '104' }),
    lab('Urea 31', { name: 'Urea', value: '31' }),
  ];
  const medications = [medication('Lisinopril 10mg daily', { name: 'Lisinopril', strength: '10mg' })];
  return hardToRead({ labResults: withDoubts(rows, words, text), medications }, words);
}

test.each<[string, Record<string, { doubt: WordDoubt }>, string[]]>([
  ['nothing', {}, []],
  [
    'one result',
    { '139': faint },
    ['One result was hard to read: Sodium. Check it against the paper, and correct it here if it is wrong.'],
  ],
  [
    'two results',
    { '139': faint, '25': faint },
    [
      'Two results were hard to read: Sodium and Potassium. Check them against the paper, and correct them here if they are wrong.',
    ],
  ],
  [
    'two readings that differ',
    { '25': { doubt: { reason: 'differs', other: '<25' } } },
    [
      'One result was hard to read: Potassium (it may be 25 or <25). Check it against the paper, and correct it here if it is wrong.',
    ],
  ],
  [
    'a dose',
    { '10mg': faint },
    [
      'One medicine was hard to read: Lisinopril. Check the name and the amount against the paper before you rely on them.',
    ],
  ],
  [
    'another word',
    { Ferreira: faint },
    ['One word was hard to read and may be wrong here. What matters to you, compare with the paper.'],
  ],
])('says which were hard to read and what to do: %s', (_case, doubts, expected) => {
  expect(noticesOf(doubts).map((notice) => notice.text)).toEqual(expected);
});

test('points to the doubtful words themselves', () => {
  expect(noticesOf({ '25': faint, Ferreira: faint }).map(({ kind, spans }) => [kind, spans])).toEqual([
    ['hard_to_read', [[21, 23]]],
    ['hard_to_read', [[85, 93]]],
  ]);
});

test('says how to take a better picture where much was hard to read', () => {
  const [notice] = noticesOf({ '139': faint, '25': faint, '9.1': faint, '104': faint });

  expect(notice?.text).toMatch(/^Four results .* A new picture may help: flat, in good light, from straight above\.$/);
});

test('parts names that hold commas by a stronger sign, and counts those past the sixth', () => {
  const names = ['Cholesterol, Total', 'PSA, Free', 'Iron', 'TIBC', 'LH', 'FSH', 'TSH', 'CK'];
  const rows = names.map((name) => ({
    ...factsOf(text).lab('Urea 31', { name, value: '31' }),
    doubt: { parts: ['number' as const], spans: [], otherNumbers: [] },
  }));
  const [notice] = hardToRead({ labResults: rows, medications: [] }, []);

  expect(notice?.text).toContain('Cholesterol, Total; PSA, Free; Iron; TIBC; LH; FSH; two more.');
});

test.each([
  [['Sodium'], 'Sodium: its number could not be read. Look at the paper.'],
  [['Sodium', 'Urea'], 'The numbers of two tests could not be read: Sodium and Urea. Look at the paper.'],
])('tells once which numbers could not be read: %j', (names, expected) => {
  const { spanOf } = factsOf(text);
  const unreadRows = names.map((name) => ({ name, span: spanOf(name) }));

  expect(hardToRead({ labResults: [], unreadRows, medications: [] }, [])).toEqual([
    { kind: 'hard_to_read', text: expected, spans: unreadRows.map(({ span }) => span) },
  ]);
});
