import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (sentence: string): string[] =>
  readLabRows(`Dear patient,\n${sentence}\n`, knowledge).map(({ comparator, value, range, flag }) =>
    [`${comparator ?? ''}${value}`, range?.text ?? '', flag].join(' | '),
  );

test.each([
  ['Your ferritin is under 7 ug/L; we expect at least 20.', '<7 | at least 20 | low'],
  ['Your FIT result was 12 micrograms per gram. The cut-off is 10.', '12 | cut-off is 10 | high'],
  ['Your sodium was 131 mmol/L. The normal range is 135-145.', '131 | 135-145 | low'],
  ['Your CRP came back as over 200 mg/L (should be below 5).', '>200 | below 5 | high'],
])('reads the range that a sentence tells behind its figure: %s', (sentence, expected) => {
  expect(read(sentence)).toEqual([expected]);
});

test.each([
  ['Your ferritin was 30 ug/L. Sodium should be at least 135.', '30 |  | unknown'],
  ['Your sodium was 139 mmol/L. Keep your weight below 80.', '139 |  | unknown'],
])('takes the limit of something else for none: %s', (sentence, expected) => {
  expect(read(sentence)).toContain(expected);
});

test('reads a result with its date before the figure', () => {
  const rows = readLabRows('INR on 2/6/2026 was 3.9 (target 2.0-3.0).', loadKnowledge());

  expect(rows.map(({ name, value, flag }) => [name, value, flag])).toEqual([['INR', '3.9', 'high']]);
});
