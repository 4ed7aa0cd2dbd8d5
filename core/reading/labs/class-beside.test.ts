import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

test('reads the class of an allergy test beside its word, and no test in the key of the classes', () => {
  const text = `ALLERGY SEROLOGY
Wasp venom (i3)          7.10 kU/L     class 3
Honey bee venom (i1)     <0.10         class 0
Classes 0 <0.35; 1 0.35-0.70; 2 0.70-3.5; 3 3.5-17.5`;

  expect(readLabRows(text, loadKnowledge()).map(({ name, step }) => [name, step])).toEqual([
    ['Wasp venom (i3)', 'class 3'],
    ['Honey bee venom (i1)', 'class 0'],
  ]);
});

test.each(['CAP 4', 'CAP class 4', 'RAST 4', 'Klasse 4', 'classe 4'])(
  'reads the class in %s, also where no unit stands beside the figure',
  (printed) => {
    expect(
      readLabRows(`Allergen panel\nHazelnut (f17)        24.1          ${printed}`, loadKnowledge()).map(
        ({ name, value, flag, step }) => [name, value, flag, step],
      ),
    ).toEqual([['Hazelnut (f17)', '24.1', 'abnormal', 'class 4']]);
  },
);

test('how far a method measures is no range of an antibody of allergies', () => {
  const text = 'Specific IgE\nPeanut (f13)     104 (>100) kUA/L     CAP 6\nTryptase         3.2 ug/L     (<11.4)';

  expect(readLabRows(text, loadKnowledge()).map(({ range, flag }) => [range?.text, flag])).toEqual([
    [undefined, 'abnormal'],
    ['<11.4', 'normal'],
  ]);
});

test('reads the class behind a colon and its figure, and what the key of the report calls it', () => {
  const text = `Specific IgE, Harbour Clinic
Cat dander (e1): 12.4 kU/L, CAP class 3
nGal d 1 (f233): 0.5 kU/L - class 1
Key: class 0 negative; 1 low; 2 moderate; 3 high; 4-6 very high`;

  expect(readLabRows(text, loadKnowledge()).map(({ name, value, step }) => [name, value, step])).toEqual([
    ['Cat dander (e1)', '12.4', 'class 3 (high)'],
    ['nGal d 1 (f233)', '0.5', 'class 1 (low)'],
  ]);
});
