import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(['LABORATORY REPORT', 'Test       Result   Units    Range', ...lines].join('\n'), tinyKnowledge()).map(
    ({ name, value, previous }) => `${name} | ${value} | ${previous ?? ''}`,
  );

test('a former value in a line of its own belongs to the row of today', () => {
  expect(
    read(
      'Potassium  4.6      mmol/L   3.5-5.1',
      'Sodium     140      mmol/L   136-145',
      '',
      'Previous potassium:   4.1',
    ),
  ).toEqual(['Potassium | 4.6 | 4.1', 'Sodium | 140 | ']);
});

test('a former value without a row of today stays', () => {
  expect(read('Sodium     140      mmol/L   136-145', 'Last potassium    4.1   mmol/L   3.5-5.1')).toContain(
    'Last potassium | 4.1 | ',
  );
});
