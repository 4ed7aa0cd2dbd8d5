import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const head = 'Analyte                          Result     Flag     Unit       Reference interval';
const row = 'Troponin    High Sens.             2.5              ng/L                   <34.2';
const brief = (text: string, recognised: boolean): string[] =>
  readLabRows(text, tinyKnowledge(), { recognised }).map(({ name, value, range }) =>
    [name, value, range?.text ?? ''].join(' | '),
  );

test.each([
  ['under a heading', `${head}\n${row}`],
  ['without one', `LABORATORY REPORT\n\nSodium      139     mmol/L     135-145\n${row}`],
])('keeps a name whole that has a gap where a sign was not recognised, %s', (_case, text) => {
  expect(brief(text, true).at(-1)).toBe('Troponin High Sens. | 2.5 | <34.2');
});

test('leaves the cells of printed text as they are', () => {
  expect(brief(`${head}\n${row}`, false).at(-1)).not.toContain('Troponin High Sens. |');
});

test('takes a result in words that stands under the heading of names for no part of one', () => {
  const rows = readLabRows(
    `${head}\nHepatitis B antigen  Negative                                  Negative`,
    tinyKnowledge(),
    {
      recognised: true,
    },
  );

  expect(rows.map(({ name, value }) => [name, value])).toEqual([['Hepatitis B antigen', 'Negative']]);
});
