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
