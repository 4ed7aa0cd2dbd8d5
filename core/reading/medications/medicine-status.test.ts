import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { findSections } from '../sections/find-sections.ts';
import { statusOfRemark } from './medicine-status.ts';
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

test.each<[string, string, string[][]]>([
  [
    'one for another',
    'PLAN: Change candesartan to felodipine 5 mg daily.',
    [
      ['candesartan', 'stopped'],
      ['felodipine', 'new'],
    ],
  ],
  ['one stopped, and another to use', 'PLAN: Stop simvastatin and use ezetimibe 10 mg.', [['simvastatin', 'stopped']]],
  [
    'several by one word',
    'PLAN: Hold ramipril, spironolactone and apixaban.',
    [
      ['ramipril', 'held'],
      ['spironolactone', 'held'],
      ['apixaban', 'held'],
    ],
  ],
  [
    'what is said behind them',
    'HPI: Digoxin and bisoprolol were stopped in March.',
    [
      ['Digoxin', 'stopped'],
      ['bisoprolol', 'stopped'],
    ],
  ],
  [
    'what others are said of',
    'MEDICATIONS: naproxen 250 mg daily, which is now stopped, folic acid 5 mg daily.',
    [['naproxen', 'stopped']],
  ],
  ['an arrow', 'PLAN: ↑bisoprolol to 5 mg daily.', [['bisoprolol', 'increased']]],
  [
    'what is denied',
    'PLAN: Do not stop warfarin. No changes to digoxin.',
    [
      ['warfarin', 'continued'],
      ['digoxin', 'continued'],
    ],
  ],
  ['how it is taken, and no order', 'MEDICATIONS\nAtenolol 25 mg daily, hold if the pulse is below 50', []],
  ['what a plan names', 'PLAN: Cefalexin 500 mg four times a day.', [['Cefalexin', 'new']]],
])('reads what is done with a medicine: %s', (_what, text, expected) => {
  expect(changes(text)).toEqual(expected);
});

test('what was begun in the stay is new at home, and what was given there stays there', () => {
  const stay =
    'HOSPITAL COURSE: She was started on apixaban. She received ceftriaxone for two days.\n\nDISCHARGE MEDICATIONS:\nApixaban 5 mg twice daily\nDigoxin 125 mcg daily';

  expect(changes(stay)).toEqual([
    ['ceftriaxone', 'there'],
    ['Apixaban', 'new'],
  ]);
});

test.each([
  'PLAN: Consider starting digoxin.',
  'HPI: Codeine causes hives.',
  'HPI: Side effects from naproxen.',
  'PLAN: Do not give ibuprofen.',
  'HPI: Apixaban was discussed and declined.',
])('takes what is only weighed or not tolerated for no medicine of the person: %s', (text) => {
  expect(
    readMedicines(text, { sections: findSections(text), knowledge: loadKnowledge(), taken: [] }).medications,
  ).toEqual([]);
});

test.each([
  ['PLAN: Increase bisoprolol from 2.5 to 5 mg daily.', '5 mg', 'daily'],
  ['MEDICATIONS\nPrednisolone 30 mg x7d then 15 mg x7d', '30 mg', 'x7d then 15 mg x7d'],
  ['MEDICATIONS\nParacetamol PRN max 2 g/24h', null, 'PRN max 2 g/24h'],
  ['PLAN: 2 capsules of gabapentin three times a day.', null, '2 capsules three times a day'],
  ['MEDICATIONS: Nadolol 20 mg p.o. q.d., Lasix 40 mg p.o. b.i.d.', '20 mg', 'p.o. q.d.'],
])('reads strength and directions of "%s"', (text, strength, instructions) => {
  const [first] = readMedicines(text, {
    sections: findSections(text),
    knowledge: loadKnowledge(),
    taken: [],
  }).medications;

  expect(first).toMatchObject({ strength, instructions });
});

test.each([
  ['MEDICATIONS\nRamipril 5 mg - not restarted, pressure low', 'stopped'],
  ['MEDICATIONS\nTramadol 50 mg - do not restart', 'stopped'],
  ['MEDICATIONS\nCandesartan 8 mg - do not resume until seen', 'held'],
  ['MEDICATIONS\nAmlodipin 5 mg      abgesetzt wegen Schwindel', 'stopped'],
  ['MEDICATIONS\nMetformin 500 mg    pausiert bis Freitag', 'held'],
  ['MEDICATIONS\nPrednisolon 20 mg   1-0-0-0   5 Tage, dann Stopp', undefined],
  ['Please cut the levothyroxine from 100 micrograms to 75 micrograms each morning.', 'decreased'],
  ['We will up the bisoprolol to 5 mg daily.', 'increased'],
  ['Latanoprost, one drop at night.', undefined],
  ['MEDICATIONS\nHeld until clinic: lisinopril 20 mg', 'held'],
  ['MEDICATIONS\nGiven in hospital only: ceftriaxone 1 g daily', 'there'],
  ['MEDICATIONS\nDOSE REDUCED: bisoprolol 2.5 mg daily', 'decreased'],
  ['MEDICATIONS\nFolic acid 5 mg - was stopped in 2024, restarted last week', undefined],
])('knows what is done in "%s"', (text, kind) => {
  const { changes } = readMedicines(text, { sections: findSections(text), knowledge: loadKnowledge(), taken: [] });

  expect(changes[0]?.kind).toBe(kind);
});

test.each([
  ['5 days then stop', undefined],
  ['für 5 Tage, dann Stopp', undefined],
  ['hold if pressure is below 100', undefined],
  ['not stopped', 'continued'],
  ['not resumed', 'stopped'],
  ['STOPP seit 1.12.', 'stopped'],
])('a remark "%s" tells what is done now, and not how it is taken', (remark, status) => {
  expect(statusOfRemark(remark)?.status).toBe(status);
});
