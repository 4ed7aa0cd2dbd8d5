import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';
import { markThousands } from './numbers.ts';

test.each([
  ['Platelets   245 000   /mm3   150 000 - 400 000', '/mm3', '245 000', 'normal'],
  ['Leucocytes   11 200   /mm3   4 000 - 10 000', '/mm3', '11 200', 'high'],
  ['Platelets   98 000   /mm3   > 150 000', '/mm3', '98 000', 'low'],
])('reads blanks between thousands in %j', (line, unit, value, flag) => {
  const [row, ...others] = readLabRows(`LABORATORY REPORT\n${line}`, tinyKnowledge());
  expect(others).toEqual([]);
  expect(row).toMatchObject({ value, unit, flag, previous: null });
  expect(row?.range?.text).toBe(line.slice(line.lastIndexOf('   ') + 3));
});

test('keeps two results side by side apart', () => {
  expect(markThousands('Sodium 138 140 mmol/L 136 - 145')).toBe('Sodium 138 140 mmol/L 136 - 145');
});

test('keeps the length of the text', () => {
  const text = 'Platelets 245 000 /mm3 150 000 - 400 000\nSodium 138 140';
  expect(markThousands(text)).toHaveLength(text.length);
});
