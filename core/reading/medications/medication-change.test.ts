import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { findSections } from '../sections/find-sections.ts';
import { readMedicines } from './read-medications.ts';

const changes = (text: string) =>
  readMedicines(text, { sections: findSections(text), knowledge: loadKnowledge(), taken: [] }).changes.map(
    ({ kind, span }) => [text.slice(...span).split(/\s/)[0], kind],
  );

test.each<[string, string, string[][]]>([
  ['a heading', 'NEW MEDICATIONS\nApixaban 5 mg tablet: 1 tablet twice daily', [['Apixaban', 'new']]],
  [
    'a heading of what to stop',
    'STOP TAKING THESE MEDICATIONS\nNaproxen 220 mg tablet: 1 daily',
    [['Naproxen', 'stopped']],
  ],
  [
    'the word before each name',
    'DISCHARGE MEDICATIONS:\nNEW: apixaban 5 mg twice daily\nCHANGED: furosemide 40 mg twice daily\nSTOP: lisinopril 20 mg',
    [
      ['apixaban', 'new'],
      ['furosemide', 'changed'],
      ['lisinopril', 'stopped'],
    ],
  ],
  [
    'the order that closes a remark',
    'ASSESSMENT: Hepatitis, drug induced (started terbinafine 250 mg daily 5 wk ago -- STOP).',
    [['terbinafine', 'stopped']],
  ],
  [
    'a column',
    'MEDICATIONS\nDrug | Dose | Frequency | Status\nBisoprolol | 2.5 mg | daily | Increased\nRamipril | 5 mg | daily | Held - low blood pressure',
    [
      ['Bisoprolol', 'increased'],
      ['Ramipril', 'held'],
    ],
  ],
  [
    'a remark in brackets',
    'MEDICATIONS\n- Furosemide 80mg daily (increased from 40mg)\n- Ramipril 1.25mg daily (restarted)\n- Aspirin 75mg daily',
    [
      ['Furosemide', 'increased'],
      ['Ramipril', 'resumed'],
    ],
  ],
  [
    'sentences',
    'PLAN: Increase lisinopril to 40 mg daily. Hold metformin. Reduce levothyroxine to 75 mcg. Continue aspirin 81 mg daily.',
    [
      ['lisinopril', 'increased'],
      ['metformin', 'held'],
      ['levothyroxine', 'decreased'],
      ['aspirin', 'continued'],
    ],
  ],
])('reads what is changed from %s', (_where, text, expected) => {
  expect(changes(text)).toEqual(expected);
});

test('tells no change where none is printed', () => {
  expect(changes('MEDICATIONS\nLisinopril 10 mg daily\nMetformin 500 mg twice daily')).toEqual([]);
});
