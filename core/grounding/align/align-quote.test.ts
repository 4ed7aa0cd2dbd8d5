import { expect, test } from 'vitest';
import { alignableText, alignQuote } from './align-quote.ts';

function setup(text: string) {
  const source = alignableText(text);
  return (quote: string, lines: number[] = []) => {
    return alignQuote(quote, lines, source)?.map(([start, end]) => text.slice(start, end));
  };
}

const report =
  'Hb 12.9 g/dL\nNo mass is seen in the right lung.\nHb 2.9 g/dL\nLeuco­cytes 5 × 10³/µL, nor-\nmal ﬁndings.';

test.each<[string, number[], ...string[]]>([
  ['No mass', [2], 'No mass'],
  ['Hb 2.9', [1], 'Hb 2.9'],
  ['2.9 g/dL', [], '2.9 g/dL'],
  ['NO MASS  is seen', [2], 'No mass is seen'],
  ['5 x 10^3/uL', [4], '5 × 10³/µL'],
  ['normal findings', [], 'nor-\nmal ﬁndings'],
  ['“No mass” ', [], 'No mass'],
  ['No mass seen in right lung', [2], 'No mass is seen in the right lung'],
  ['No mass … right lung', [2], 'No mass', 'right lung'],
  ['Hb 12.9 ... Hb 2.9 g/dL [...]', [], 'Hb 12.9', 'Hb 2.9 g/dL'],
])('finds %j hinted at %j', (quote, lines, ...words) => {
  expect(setup(report)(quote, lines)).toEqual(words);
});

test('takes the place nearest to the line that was named', () => {
  const source = alignableText('cyst\nliver\ncyst');

  expect(alignQuote('cyst', [3], source)).toEqual([[11, 15]]);
  expect(alignQuote('cyst', [1], source)).toEqual([[0, 4]]);
});

test.each([
  ['No mass is seen in the left lung', 'the side differs'],
  ['the right lung, Hb 2.9 g/dL, Leucocytes', 'a sentence ends inside'],
  ['something else', 'nothing is alike'],
  ['No mass ... left lung', 'a part of it stands nowhere'],
])('does not find %j: %s', (quote) => {
  expect(setup(report)(quote, [2])).toBeUndefined();
});

test.each([[[0]], [[99]], [[1.5]], [[-1]], [[Number.NaN]]])('passes over lines that are none: %j', (lines) => {
  expect(setup(report)('something else', lines)).toBeUndefined();
});
