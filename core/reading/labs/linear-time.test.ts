import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = tinyKnowledge();
const size = 50_000;
const fill = (piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** The best of some runs in milliseconds: other work on the machine makes runs longer, never shorter. */
const timeOf = (text: string): number => {
  const runs = Array.from({ length: 4 }, () => {
    const start = performance.now();
    readLabRows(text, knowledge);
    return performance.now() - start;
  });
  return Math.min(...runs);
};

test.each(
  [
    '1',
    'a',
    ' ',
    '-',
    '(',
    '1 ',
    '1-',
    '< ',
    '1.1.',
    'a1 ',
    '| ',
    '\t',
    'x10',
    'mg/',
    '* ',
    'normal ',
    '1:',
    'is ',
    'Positive ',
    '+',
    '"',
    ', ',
    '\n',
    'Glucose 1 ',
    'Potassium ',
    'a | 1 mg | b\n',
    '1 Elm Ave',
    'Jan 1\n',
    'A: 1\n',
    'a,\n1\n',
    'Glucose  104  mg/dL  70-99  H\n',
    'Na 140, K 4.1; ',
    'Low: <1\n',
    'Glucose  1 mg/dL\n',
    'Male: 1-2\n',
    'K 1 -> 2 -> ',
    'WBC-7.3 Hgb-11 ',
  ].map((piece) => [piece]),
)('reads 50 kB of %j in a moment', (piece) => {
  expect(timeOf(fill(piece))).toBeLessThan(3000);
});

test('takes twice the time for twice the rows', () => {
  const rows = (count: number): string => `LABORATORY REPORT\n\n${'Sodium 133 mmol/L 136-145 L\n'.repeat(count)}`;
  expect(timeOf(rows(2000))).toBeLessThan(6 * timeOf(rows(1000)) + 1000);
});

test('never fails, and every span lies in the text', () => {
  const word = fc.constantFrom(
    'Glucose',
    '104',
    '<5',
    'mg/dL',
    '(',
    ')',
    '70-99',
    'H',
    '|',
    '  ',
    '\n',
    '\t',
    ':',
    'Result',
    'Test',
    'Reference Range',
    '1:40',
    '2+',
    'Negative',
    '03/04/2021',
    '-',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
        fc.string({ maxLength: 200 }),
      ),
      (text) => {
        for (const {
          span: [start, end],
          name,
          value,
        } of readLabRows(text, knowledge)) {
          expect(0 <= start && start < end && end <= text.length).toBe(true);
          expect(name.trim() === name && name !== '' && value !== '').toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
