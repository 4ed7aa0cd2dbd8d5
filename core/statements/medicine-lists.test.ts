import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { readMedicines } from '../reading/medications/read-medications.ts';
import { findSections } from '../reading/sections/find-sections.ts';
import { asMedicineLists } from './medicine-lists.ts';
import { statementOf } from './testing/statement-of.ts';

const nothingRead = { text: '', medications: [] };

const rolesOf = (...headings: string[]) =>
  asMedicineLists(
    headings.map((heading) => statementOf('Aspirin 81 mg daily', { role: 'medicine', heading })),
    nothingRead,
  ).map(({ role }) => role);

test('what stands under a heading of held or stopped medicines is not taken', () => {
  expect(rolesOf('medications on hold', 'discontinued medications')).toEqual(['medicine_held', 'medicine_stopped']);
});

test('the medicines of before and those of the ward stand apart where there is a list for home', () => {
  expect(rolesOf('medications on admission', 'hospital medications', 'discharge medications')).toEqual([
    'medicine_before',
    'medicine_there',
    'medicine',
  ]);
});

test('without a list for home, the list of home is what is taken', () => {
  expect(rolesOf('home medications')).toEqual(['medicine']);
});

/** Every line of the list below the heading as a statement, with what was read of the whole paper. */
function told(paper: string) {
  const { medications, changes, rows } = readMedicines(paper, {
    sections: findSections(paper),
    knowledge: loadKnowledge(),
    taken: [],
  });
  let at = 0;
  const statements = paper.split('\n').map((text) => {
    const span: [number, number] = [at, at + text.length];
    at = span[1] + 1;
    return statementOf(text, { role: 'medicine', span });
  });
  return asMedicineLists(statements, { text: paper, medications, medicationChanges: changes, medicineRows: rows });
}

test('a medicine that its own line stops or holds is told apart from those that are started or go on', () => {
  const lines =
    'MEDICATIONS\nSTOP: naproxen 500 mg\nSTART: warfarin 3 mg daily\nCONTINUE: digoxin 125 mcg daily\nHOLD: ramipril 5 mg';

  expect(told(lines).map(({ role }) => role)).toEqual([
    'medicine',
    'medicine_stopped',
    'medicine',
    'medicine',
    'medicine_held',
  ]);
});

test.each([
  ['Decrease atenolol to 25 mg daily.', 'Atenolol 50 mg daily', 'Atenolol 50 mg daily (before the change)'],
  ['We will stop Crestor.', 'Crestor 5 mg daily', 'Crestor 5 mg daily (to be stopped)'],
  ['I will hold the Plavix.', 'Plavix 75 mg daily', 'Plavix 75 mg daily (to be paused)'],
  ['Decrease atenolol to 25 mg daily.', 'Atenolol 25 mg daily', 'Atenolol 25 mg daily'],
  ['Continue atenolol.', 'Atenolol 25 mg daily', 'Atenolol 25 mg daily'],
  ['Do not stop atenolol.', 'Atenolol 25 mg daily', 'Atenolol 25 mg daily'],
])('beside "%s", the list says of "%s"', (plan, listed, said) => {
  expect(told(`MEDICATIONS\n${listed}\nPLAN: ${plan}`)[1]?.text).toBe(said);
});

test('a row of a table is told in words, with what its other cells say', () => {
  const rows = [
    'Medicine | Before | Now | Action',
    'Amlodipine | 10 mg daily | 5 mg daily | Reduced (swelling)',
    'Simvastatin | 40 mg at night | - | Ceased',
  ];

  expect(
    told(rows.join('\n'))
      .map(({ role, text }) => `${role}: ${text}`)
      .slice(1),
  ).toEqual([
    'medicine: Amlodipine: 5 mg daily (Before: 10 mg daily, Reduced, swelling)',
    'medicine_stopped: Simvastatin (Before: 40 mg at night)',
  ]);
});

test('the word of a label stays before a medicine, and what is stopped ends at another heading', () => {
  const heading = 'stop taking';
  const all = asMedicineLists(
    [
      statementOf('apixaban 5 mg daily', { role: 'medicine', heading: '', label: 'New' }),
      statementOf('warfarin 3 mg daily', { role: 'medicine', heading }),
      statementOf('Do not take warfarin 5 mg again.', { role: 'medicine', heading }),
      statementOf('NOTES FOR THE PHARMACY', { role: 'medicine', heading }),
      statementOf('paracetamol 1 g daily', { role: 'medicine', heading }),
    ],
    nothingRead,
  );

  expect(all.map(({ role, text }) => `${role}: ${text}`)).toEqual([
    'medicine: New: apixaban 5 mg daily',
    'medicine_stopped: warfarin 3 mg daily',
    'medicine_change: Do not take warfarin 5 mg again.',
    'furniture: NOTES FOR THE PHARMACY',
    'medicine: paracetamol 1 g daily',
  ]);
});
