import { expect, test } from 'vitest';
import { readPhenotypes } from './read-phenotypes.ts';

const genes = (text: string) => readPhenotypes(text).map(({ gene, is }) => [gene, is]);

test('reads the genes of medicines, row by row', () => {
  expect(genes('CYP2C9   *1/*3   Intermediate metabolizer\nHLA-B*58:01   Negative')).toEqual([
    ['CYP2C9', expect.any(String)],
    ['HLA-B*58:01', 'absent'],
  ]);
});

test('takes a mark of the tissue that says nothing of medicines for none', () => {
  expect(genes('HLA-B27        Positive')).toEqual([]);
});
