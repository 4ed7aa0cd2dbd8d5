import { describe, expect, test } from 'vitest';
import { findSections } from '../sections/find-sections.ts';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readMedications, readMedicines } from './read-medications.ts';

const read = (text: string) =>
  readMedications(text, { sections: findSections(text), knowledge: loadKnowledge(), taken: [] });
const brief = (text: string) => read(text).map(({ name, strength, instructions }) => [name, strength, instructions]);

test.each<[string, string, (string | null)[][]]>([
  [
    'a pharmacy label',
    'Rx# 7654321\nANA ROE\nLISINOPRIL 10 MG TABLET\nTAKE ONE TABLET BY MOUTH EVERY DAY\nQTY: 30   REFILLS: 3\nDiscard after: 10/15/2027',
    [['LISINOPRIL', '10 MG', 'TAKE ONE TABLET BY MOUTH EVERY DAY']],
  ],
  [
    'a discharge table with the last dose',
    'DISCHARGE MEDICATIONS\nMedication | Dose | Route | Frequency | Last taken\nFurosemide | 40 mg | PO | daily | 10/12 08:00',
    [['Furosemide', '40 mg', '40 mg PO daily']],
  ],
  [
    'a plan with the times of day side by side',
    'Medikationsplan\nWirkstoff        Stärke     mo mi ab zN   Grund\nAmlodipin        5 mg       1  0  0  0    Blutdruck\nAtorvastatin     20 mg      0  0  0  1    Cholesterin',
    [
      ['Amlodipin', '5 mg', '1-0-0-0'],
      ['Atorvastatin', '20 mg', '0-0-0-1'],
    ],
  ],
  [
    'a print-out of doses given',
    'MAR\nHeparin 5,000 units SC q8h    0600 ab  1400 cd\nCeftriaxone 1 g IV q24h       0900 ab',
    [
      ['Heparin', '5,000 units', 'SC q8h'],
      ['Ceftriaxone', '1 g', 'IV q24h'],
    ],
  ],
  [
    'lines that begin with "Take:"',
    'Take: Furosemide 40 mg\n  1 tablet by mouth every morning\nTake: Potassium chloride 20 mEq\n  1 tablet with food daily',
    [
      ['Furosemide', '40 mg', '1 tablet by mouth every morning'],
      ['Potassium chloride', '20 mEq', '1 tablet with food daily'],
    ],
  ],
  [
    'a British repeat list',
    'REPEAT MEDICATION\nAmlodipine 5mg tablets - 1 od - 28 tablets\nCo-codamol 30mg/500mg tablets - 2 qds prn - 100 tablets',
    [
      ['Amlodipine', '5mg', '1 od'],
      ['Co-codamol', '30mg/500mg', '2 qds prn'],
    ],
  ],
  [
    'one line between commas',
    'DH: co-codamol 30/500 2 qds prn, bisoprolol 2.5mg om. NKDA',
    [
      ['co-codamol', '30/500', '2 qds prn'],
      ['bisoprolol', '2.5mg', 'om'],
    ],
  ],
  [
    'a prescription',
    'Prescription\nRx: Amoxicillin 500 mg caps\nSig: i cap po tid x 10d\nDisp: #30\nRefills: 0',
    [['Amoxicillin', '500 mg', 'i cap po tid x 10d']],
  ],
  [
    'odd directions',
    'MEDICATIONS\n1. Insulin lispro per sliding scale\n2. Fentanyl 25 mcg/h patch, change q72h\n3. Nitroglycerin 0.4 mg SL prn chest pain\n4. Eye drops: timolol 0.5% 1 drop right eye bid',
    [
      ['Insulin lispro', null, 'per sliding scale'],
      ['Fentanyl', '25 mcg/h', 'change q72h'],
      ['Nitroglycerin', '0.4 mg', 'SL prn chest pain'],
      ['timolol', '0.5%', '1 drop right eye bid'],
    ],
  ],
])('reads %s', (_what, text, expected) => {
  expect(brief(text)).toEqual(expected);
});

describe('what is changed', () => {
  test('a medicine that is stopped or held says so', () => {
    const text = 'PLAN: Metformin was stopped last year. Hold warfarin. STOPPED: ibuprofen';

    expect(brief(text)).toEqual([
      ['Metformin', null, 'stopped'],
      ['warfarin', null, 'Hold'],
      ['ibuprofen', null, 'STOPPED'],
    ]);
  });

  test('a medicine under a heading of what to stop is not told as taken', () => {
    const text =
      'STOP TAKING THESE MEDICATIONS\nnaproxen 220 mg tablet: take 1 daily\n\nCONTINUE TAKING THESE MEDICATIONS\nlisinopril 10 mg tablet: Take 1 tablet daily';

    // The heading is told as it was found, in capitals or not.
    expect(brief(text).map(([name, strength, sig]) => [name, strength, sig?.replace('STOP', 'stop')])).toEqual([
      ['naproxen', '220 mg', 'stop: take 1 daily'],
      ['lisinopril', '10 mg', 'Take 1 tablet daily'],
    ]);
  });

  test('of two strengths the new one counts', () => {
    expect(brief('PLAN: Increase amlodipine from 5 mg to 10 mg daily.')).toEqual([['amlodipine', '10 mg', 'daily']]);
  });
});

test.each([
  'FAMILY HISTORY: Mother takes metformin 500 mg daily. Father on warfarin.',
  'SOCIAL HISTORY: His wife takes lisinopril 10 mg daily.',
  'MEDICATIONS\nWater 8 glasses daily\nLow salt diet',
  'ASSESSMENT: vitamin D deficiency, insulin resistance, penicillin allergy. Avoid foods high in vitamin K.',
  'PLAN: Flu vaccine given. Omnipaque 100 mL was used.',
  'PLAN: Eat 60 g daily. Lost 5 kg daily.',
  'History of amphetamine abuse.',
  'DH: (mild) allergy to aspirin',
  'DH: nil\nHeight- 5ft 5in\nLives with parents',
  'MEDICATIONS\nReview in 3-5 d',
  'RESULTS: Dexamethasone suppression test: normal',
])('finds no medicine that this person takes in "%s"', (text) => {
  expect(brief(text)).toEqual([]);
});

test('looks for the medicine behind a label that is none', () => {
  expect(brief('PLAN\n• Medical Treatment: Increase metformin to 1000 mg twice daily.')).toEqual([
    ['metformin', '1000 mg', 'twice daily'],
  ]);
});

test.each(['DH: on methotrexate', 'DH: methotrexate for 3/7'])('takes nothing but the name out of "%s"', (text) => {
  expect(brief(text).map(([name]) => name)).toEqual(['methotrexate']);
});

test('tells the mother’s medicine from the patient’s', () => {
  expect(brief('PLAN: Her mother is on metformin 500 mg daily. She takes aspirin 81 mg daily.')).toEqual([
    ['aspirin', '81 mg', 'daily'],
  ]);
});

test.each([
  ...['1', '12 ', 'take ', '/', '1/', ',', ', ', 'a', '10 mg ', '| ', '\t', ' - ', '(started ', 'from 5 mg to ', 'q4-'],
  ...['her mother takes ', 'stop ', 'lisinopril 10 mg daily, ', 'STOP TAKING THESE ', '1,000,', 'zorvimab 5 '],
])('reads a long run of %j in a time that grows with its length', (part) => {
  const timeOf = (length: number) => {
    const text = `MEDICATIONS\n${part.repeat(Math.ceil(length / part.length))}`;
    const start = performance.now();
    read(text);
    return performance.now() - start;
  };
  timeOf(5_000);

  // Quadratic work would take a hundred times as long; the slack is for a busy machine.
  expect(timeOf(50_000)).toBeLessThan(40 * timeOf(5_000) + 250);
});

test.each([
  'Metformin is not an option because of his kidneys.',
  'Metformin not used.',
  'Metformin or other tablets may follow.',
])('takes no medicine out of "%s"', (text) => {
  expect(brief(text)).toEqual([]);
});

test('takes the second word of a known name for no further medicine', () => {
  expect(brief('She takes metformin Zorva 650 mg as needed.').map(([name]) => name)).toEqual(['metformin']);
});

describe('a table', () => {
  const changes = (text: string) => {
    const {
      medications,
      changes: told,
      rows,
    } = readMedicines(text, {
      sections: findSections(text),
      knowledge: loadKnowledge(),
      taken: [],
    });
    return medications.map(({ name, instructions, span }) => [
      name,
      instructions,
      told.find((each) => each.span[0] === span[0])?.kind ?? null,
      rows.find((each) => each.span[0] === span[0])?.remarks ?? null,
    ]);
  };

  test('with the dose of before and the one from now on tells which holds', () => {
    const text = [
      '| Medicine | At home | On discharge | Action |',
      '| Lisinopril | 20 mg daily | 10 mg daily | |',
      '| Metformin | 1 g twice daily | - | |',
      '| Pantoprazole | - | 40 mg daily | for 4 weeks |',
      '| Diclofenac | 50 mg prn | - | Do not restart |',
      '| Bisoprolol | 5 mg daily | 5 mg daily | |',
    ].join('\n');

    expect(changes(text)).toEqual([
      ['Lisinopril', '10 mg daily', 'changed', ['Before: 20 mg daily']],
      ['Metformin', null, 'stopped', ['Before: 1 g twice daily']],
      ['Pantoprazole', '40 mg daily', 'new', ['for 4 weeks']],
      ['Diclofenac', 'Do not restart', 'stopped', ['Before: 50 mg prn', 'Do not restart']],
      ['Bisoprolol', '5 mg daily', 'continued', []],
    ]);
  });

  test('with a column for each time of day tells when how many are taken', () => {
    const text = [
      'Name | Morning | Noon | Evening | Bedtime | What for',
      'Metformin 500 mg | 1 | | 1/2 | | sugar',
      'Macrogol | 1 sachet | | | | bowels',
      'Ramipril 5 mg | stopped 3 May | | | | cough',
    ].join('\n');

    expect(changes(text)).toEqual([
      ['Metformin', '1-0-1/2-0', null, ['What for: sugar']],
      ['Macrogol', '1 sachet in the morning', null, ['What for: bowels']],
      ['Ramipril', 'stopped 3 May', 'stopped', ['What for: cough']],
    ]);
  });

  test('keeps the night of a plan with blanks around its dashes', () => {
    expect(changes('MEDICATIONS\nSimvastatin 20 mg      0 - 0 - 0 - 1')[0]).toEqual([
      'Simvastatin',
      '0-0-0-1',
      null,
      [],
    ]);
  });
});
