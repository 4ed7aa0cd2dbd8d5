import { expect, test } from 'vitest';
import { alignableText, alignQuote } from './align-quote.ts';

function setup(text: string) {
  const source = alignableText(text);
  return (quote: string, lines: number[] = []) => {
    const aligned = alignQuote(quote, lines, source);
    return aligned && [text.slice(...aligned.span), aligned.by, aligned.span[0]];
  };
}

const report =
  'Hb 12.9 g/dL\nNo mass is seen in the right lung.\nHb 2.9 g/dL\nLeuco­cytes 5 × 10³/µL, nor-\nmal ﬁndings.';

test.each<[string, number[], string, string]>([
  ['No mass', [2], 'No mass', 'words'],
  ['Hb 2.9', [1], 'Hb 2.9', 'words'],
  ['2.9 g/dL', [], '2.9 g/dL', 'words'],
  ['NO MASS  is seen', [2], 'No mass is seen', 'folded'],
  ['5 x 10^3/uL', [4], '5 × 10³/µL', 'folded'],
  ['normal findings', [], 'nor-\nmal ﬁndings', 'folded'],
  ['No mass seen in right lung', [2], 'No mass is seen in the right lung', 'mostly'],
  ['words of another paper', [2], 'No mass is seen in the right lung.', 'line'],
])('finds %j hinted at %j', (quote, lines, words, by) => {
  expect(setup(report)(quote, lines)?.slice(0, 2)).toEqual([words, by]);
});

test('takes the place nearest to the line that was named', () => {
  const find = setup('cyst\nliver\ncyst');

  expect(find('cyst', [3])?.[2]).toBe(11);
  expect(find('cyst', [1])?.[2]).toBe(0);
});

test.each([
  ['No mass is seen in the left lung', 'the side differs'],
  ['the right lung, Hb 2.9 g/dL, Leucocytes', 'a sentence ends inside'],
  ['something else', 'nothing is alike'],
])('does not find %j: %s', (quote) => {
  expect(setup(report)(quote)).toBeUndefined();
});

test.each([[[0]], [[99]], [[1.5]], [[-1]], [[Number.NaN]]])('passes over lines that are none: %j', (lines) => {
  expect(setup(report)('something else', lines)).toBeUndefined();
});
