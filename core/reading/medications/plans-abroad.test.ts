import { expect, test } from 'vitest';
import { findSections } from '../sections/find-sections.ts';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readMedicines } from './read-medications.ts';

function read(lines: string[]) {
  const text = lines.join('\n');
  const source = { sections: findSections(text), knowledge: loadKnowledge(), taken: [] };
  const { medications, changes, rows } = readMedicines(text, source);
  return medications.map(({ name, strength, instructions, span }) => [
    name,
    strength,
    [instructions, ...(rows.find((row) => row.span === span)?.remarks ?? [])].join(', '),
    changes.find((change) => change.span === span)?.kind ?? null,
  ]);
}

const weekly = ['Methotrexat', '10 mg', '1x pro WOCHE (Freitag), NICHT taeglich!', null];

test('reads once a week together with the warning that it is not daily, typed without umlauts', () => {
  const rows = read([
    'Name                  Dosis      frueh-mittag-abend-nacht     Bemerkung',
    'Methotrexat 10 mg Tbl.           1x pro WOCHE (Freitag)       NICHT taeglich!',
    'Insulin glargin 100 E/ml         0-0-0-14 E',
    'ABGESETZT: Naproxen 500 mg (Niere)',
  ]);

  expect(rows).toEqual([
    weekly,
    ['Insulin glargin', '100 E/ml', '0-0-0-14 E', null],
    ['Naproxen', '500 mg', 'ABGESETZT', 'stopped'],
  ]);
});

test('reads columns that two blanks, semicolons or tabs set apart', () => {
  const cells = [
    ['Medikament', 'Stärke', 'Einnahme', 'Hinweis'],
    ['Methotrexat', '10 mg', '1x pro WOCHE (Freitag)', 'NICHT taeglich!'],
    ['Prednisolon', '20 mg', '3 Tage 20 mg, dann 3 Tage 10 mg', 'dann absetzen'],
    ['Allopurinol', '300 mg', 'abgesetzt', 'Ausschlag'],
  ];
  for (const separator of ['  ', '; ', '\t', ' | ']) {
    expect(
      read(cells.map((row) => row.join(separator))).map(([name, strength, , kind]) => [name, strength, kind]),
    ).toEqual([
      ['Methotrexat', '10 mg', null],
      ['Prednisolon', '20 mg', null],
      ['Allopurinol', '300 mg', 'stopped'],
    ]);
  }
});

test.each([
  ['Arrêté : Naproxène 500 mg', 'stopped'],
  ['ARRETE : Naproxene 500 mg', 'stopped'],
  ['Gestopt: Naproxen 500 mg', 'stopped'],
  ['Nicht mehr einnehmen: Naproxen 500 mg', 'stopped'],
  ['Abgesetzt wurde: Naproxen 500 mg', 'stopped'],
  ['Pausiert: Naproxen 500 mg', 'held'],
  ['Suspendido: Naproxeno 500 mg', 'stopped'],
])('reads %j as no medicine to take now', (line, kind) => {
  expect(read(['MEDICATIONS', line]).map((row) => row[3])).toEqual([kind]);
});

test('takes the words above empty cells of a plan for no time of day', () => {
  const rows = read([
    'Drug  Dose  Morning  Noon  Evening  Night  Remark',
    'Ramipril  5 mg  1  0  0  0  ',
    'Methotrexate  10 mg  once a WEEK (Monday)      NOT daily!',
  ]);

  expect(rows).toEqual([
    ['Ramipril', '5 mg', '1-0-0-0', null],
    ['Methotrexate', '10 mg', 'once a WEEK (Monday), NOT daily!', null],
  ]);
});

test('reads what was never started as no medicine of the list', () => {
  expect(
    read([
      'Drug                     Action           Details',
      'Sitagliptin 100 mg       Start            once daily',
      'Edoxaban 30 mg           Never started    bleeding',
    ]).map(([name]) => name),
  ).toEqual(['Sitagliptin']);
});
