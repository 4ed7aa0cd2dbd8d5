import { expect, test } from 'vitest';
import { sourceExcerpts } from './source-excerpt.ts';

const report = 'CHEMISTRY\n  Potassium   6.1  H  3.5-5.1 mmol/L\nSodium 140\n';
const spanOf = (words: string): [number, number] => [report.indexOf(words), report.indexOf(words) + words.length];

test('shows the exact words inside their row', () => {
  expect(sourceExcerpts(report, [spanOf('6.1  H')])).toEqual([
    { before: 'Potassium   ', quote: '6.1  H', after: '  3.5-5.1 mmol/L', span: spanOf('6.1  H') },
  ]);
});

test('shows a whole row with nothing around it', () => {
  expect(sourceExcerpts(report, [spanOf('Sodium 140')])).toMatchObject([
    { before: '', quote: 'Sodium 140', after: '' },
  ]);
});

test('copes with a source at the very start and at the very end', () => {
  const words = 'Hb 12.9';

  expect(sourceExcerpts(words, [[0, 7]])).toMatchObject([{ before: '', quote: 'Hb 12.9', after: '' }]);
});

test('orders sources as the document does and shows each once', () => {
  const excerpts = sourceExcerpts(report, [spanOf('Sodium'), spanOf('Potassium'), spanOf('Sodium')]);

  expect(excerpts.map(({ quote }) => quote)).toEqual(['Potassium', 'Sodium']);
});

test('leaves out a source that lies outside the text', () => {
  expect(sourceExcerpts(report, [[5, 5], [10, 5000], [-3, 4]])).toEqual([]); // prettier-ignore
});

test('cuts a long line at a word so that the quote stays in view', () => {
  const line = `${'word '.repeat(200)}HERE ${'more '.repeat(200)}`;
  const [found] = sourceExcerpts(line, [[line.indexOf('HERE'), line.indexOf('HERE') + 4]]);

  expect(found?.before).toMatch(/^… word /u);
  expect(found?.before.length).toBeLessThan(230);
  expect(found?.after).toMatch(/more …$/u);
});
