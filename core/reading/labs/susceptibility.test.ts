import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (heading: string, ...lines: string[]): string[] =>
  readLabRows(['LABORATORY REPORT', heading, ...lines].join('\n'), tinyKnowledge()).map(
    ({ name, comparator, value, unit, range, flag }) =>
      `${name} | ${comparator ?? ''}${value} | ${unit ?? ''} | ${range?.text ?? ''} | ${flag}`,
  );

test.each(['SUSCEPTIBILITY (MIC ug/mL)', 'MIC, mg/L', 'MIC in µg/mL'])(
  'the heading "%s" gives the unit of what a germ withstands',
  (heading) => {
    const unit = /\S+\/mL|mg\/L/.exec(heading)?.[0].replace('(', '') ?? '';
    expect(read(heading, '   Vancomycin            1      S', '   Oxacillin             >=4    R')).toEqual([
      `Vancomycin | 1 | ${unit} |  | unknown`,
      `Oxacillin | >=4 | ${unit} |  | unknown`,
    ]);
  },
);

test('the figure for a second germ is no range', () => {
  expect(read('SUSCEPTIBILITY', '   Trimethoprim/Sulfa    <=10   S        <=20    S')).toEqual([
    'Trimethoprim/Sulfa | <=10 |  |  | unknown',
  ]);
});
