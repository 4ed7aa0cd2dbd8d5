import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

test('the class that is printed beside an antibody of allergies says whether it was found', () => {
  const text = [
    'SPECIFIC IgE PANEL',
    'Allergen             Result     Units      Class',
    'Birch pollen         21.4       kUA/L      4',
    'Dog dander           0.44       kUA/L      1',
    'Latex                0.18       kUA/L      0/1',
    'Milk                 <0.10      kUA/L      0',
    'Total IgE            62         kU/L       (<100)',
  ].join('\n');

  expect(readLabRows(text, loadKnowledge()).map(({ name, flag, step }) => [name, flag, step])).toEqual([
    ['Birch pollen', 'abnormal', 'class 4'],
    ['Dog dander', 'abnormal', 'class 1'],
    ['Latex', 'unknown', 'class 0/1'],
    ['Milk', 'unknown', 'class 0'],
    ['Total IgE', 'normal', undefined],
  ]);
});
