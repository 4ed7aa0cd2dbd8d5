import { expect, test } from 'vitest';
import { parsePaper } from '../../paper/parse-paper.ts';
import { piecesOf } from './pieces.ts';
import { sayVariants } from './say-variants.ts';

const told = (text: string): string[] => sayVariants(piecesOf(parsePaper(text))).told.map((sentence) => sentence.text);

test('a gene change that causes disease is told with its gene', () => {
  expect(told('RESULT: Positive. Pathogenic variant detected.\nGene: PALB2   Variant: c.3113G>A\n')).toEqual([
    'The test found a gene change that can cause disease (a pathogenic variant) in the gene PALB2.',
  ]);
});

test('a gene change that nobody can judge is no harmful one', () => {
  expect(told('RESULT: A variant of uncertain significance was found: CHEK2 c.470T>C.\n')[0]).toBe(
    'It found a gene change of which nobody can say yet what it means in the gene CHEK2.',
  );
});

test('that none was found is said', () => {
  expect(
    told('RESULT: Negative. No pathogenic variants or variants of uncertain significance were identified.\n'),
  ).toEqual(['The test found no gene change that is known to cause disease.']);
});

test('each gene change keeps the gene of its own line', () => {
  expect(
    told(
      [
        'RESULT: Two variants were found.',
        'Gene: PALB2   Variant: c.3113G>A   Classification: Pathogenic',
        'Gene: MSH6   Variant: c.2633T>C   Classification: Variant of uncertain significance',
        '',
        'INTERPRETATION: The pathogenic variant in PALB2 is consistent with a diagnosis of hereditary breast cancer syndrome.',
      ].join('\n'),
    ).slice(0, 3),
  ).toEqual([
    'The test found a gene change that can cause disease (a pathogenic variant) in the gene PALB2.',
    'This fits with hereditary breast cancer syndrome.',
    'It also found a gene change of which nobody can say yet what it means in the gene MSH6.',
  ]);
});
