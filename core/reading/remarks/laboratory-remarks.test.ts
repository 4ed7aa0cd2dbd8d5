import { expect, test } from 'vitest';
import { factsOf } from '../../explaining/testing/facts.ts';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { laboratoryRemarks } from './laboratory-remarks.ts';

function remarksOn(text: string, ...names: string[]) {
  const { lab } = factsOf(text);
  const rows = names.map((name) =>
    lab(text.split('\n').find((line) => line.startsWith(name)) ?? '', { name, value: '1' }),
  );
  return laboratoryRemarks(text, rows, loadKnowledge()).map(({ rows: about, span: _, ...remark }) => ({
    ...remark,
    about: about.map(({ name }) => name),
  }));
}

test('hears of a doubt that stands in the row itself', () => {
  expect(remarksOn('Potassium  6.1  H  HEMOLYZED\nSodium 140', 'Potassium', 'Sodium')).toEqual([
    { kind: 'doubt', problem: 'hemolyzed', isCancelled: false, about: ['Potassium'] },
  ]);
});

test.each([
  [
    'that a comment names',
    'Sodium 140\nPotassium 6.4\nComment: Sample haemolysed. Potassium is falsely raised.',
    ['Potassium'],
  ],
  [
    'that an indented comment stands under',
    'Potassium 6.4\n  Comment: Haemolysis increases this result.\nSodium 140',
    ['Potassium'],
  ],
  ['of all, where a comment names none', 'Potassium 6.4\nSodium 91\nLab comment: Sample haemolysed.', []],
])('hears of a doubt of the result %s', (_, text, about) => {
  expect(remarksOn(text, 'Potassium', 'Sodium')).toEqual([
    { kind: 'doubt', problem: 'hemolyzed', isCancelled: false, about },
  ]);
});

test.each([
  ['Glucose 2.2\n  Comment: Sample too old, do not use this result.', true],
  ['Glucose 2.2\n  Note: artefact; please disregard.', true],
  ['Glucose 2.2\n  Haemolysed, please recollect.', true],
  ['Glucose 2.2\n  Slightly haemolysed.', false],
])('hears whether the laboratory takes the number back: %j', (text, isCancelled) => {
  expect(remarksOn(text, 'Glucose')[0]).toMatchObject({ kind: 'doubt', isCancelled, about: ['Glucose'] });
});

test.each([
  'Hemolysis index: 0',
  'HEMOLYSIS SCREEN',
  'Haemolysis, icterus and lipaemia indices 8',
  'CONTAMINATION CHECK',
  'Low haptoglobin and schistocytes suggest haemolysis.',
  'Specimen not hemolyzed',
  'No hemolysis seen',
  'If the specimen is hemolyzed, potassium rises.',
  'TNP = specimen clotted',
  '*** Not valid without the seal of the laboratory ***',
  'This report should not be used for legal purposes.',
  'The patient is an unreliable historian.',
  'If you are not the addressee, please disregard this message.',
])('hears no doubt in %j', (line) => {
  expect(remarksOn(`Potassium 4\n${line}`, 'Potassium')).toEqual([]);
});

test.each([
  'Comment: an equivocal or invalid result can not be used. Repeat swab.',
  'Indeterminate results should not be relied upon.',
  '"Inhibited" samples are unreliable.',
])('hears no doubt of a result that answers otherwise in %j', (line) => {
  expect(remarksOn(`Chlamydia DETECTED\n${line}`, 'Chlamydia').filter(({ kind }) => kind === 'doubt')).toEqual([]);
});

test('hears that a result was corrected, and which', () => {
  const text = 'CORRECTED REPORT\n\nTroponin 140\n   Previously reported as 14.\nCreatinine 88';

  expect(remarksOn(text, 'Troponin', 'Creatinine')).toEqual([
    { kind: 'corrected', earlier: null, isWithdrawn: false, about: [] },
    { kind: 'corrected', earlier: '14', isWithdrawn: false, about: ['Troponin'] },
  ]);
});

test.each([
  'Ferritin 310\n  Result not consistent with previous values.',
  'Ferritin 310\n  Corrected report. Sample haemolysed.',
])('still hears a doubt of now: %j', (text) => {
  expect(remarksOn(text, 'Ferritin')).toContainEqual(expect.objectContaining({ kind: 'doubt', about: ['Ferritin'] }));
});

test('hears what is taken back of an earlier report', () => {
  const text = 'Culture 1\n  Revised: the yeasts reported on 15/08/2026 are withdrawn.';
  expect(remarksOn(text, 'Culture')).toEqual([
    { kind: 'corrected', earlier: null, isWithdrawn: true, about: ['Culture'] },
  ]);
});

test.each([
  ['Ferritin 310\n  Amended result: was 31, typing error', '31'],
  ['Ferritin 310\n  Corrected from 31 on 02/03/2026', '31'],
  ['Ferritin 310\n  Originally reported as <1.5', '<1.5'],
  ['Ferritin 310\n  AMENDED. Earlier reported in error as 31 (wrong patient sample).', '31'],
  ['Ferritin 310\n  Value previously given as 31; that sample was haemolysed.', '31'],
  ['Ferritin 310\n  Previous value 31 (version 2) was a transcription error.', '31'],
  ['Ferritin 310\n  Result issued on 02/05/2026 in error belonged to another patient (specimen mix-up).', null],
  ['Ferritin 310\n  Corrected result; earlier one was wrong', null],
  ['Ferritin 310\n  Amended. First issued as not detected on 3 May.', 'not detected'],
])('hears which number was replaced: %j', (text, earlier) => {
  expect(remarksOn(text, 'Ferritin')).toContainEqual({
    ...{ kind: 'corrected', earlier, isWithdrawn: false, about: ['Ferritin'] },
  });
  expect(remarksOn(text, 'Ferritin').filter(({ kind }) => kind === 'doubt')).toEqual([]);
});

test('hears that results can change, unless a final one stands beside', () => {
  expect(remarksOn('PRELIMINARY REPORT\nSodium 140', 'Sodium')).toEqual([{ kind: 'preliminary', about: [] }]);
  expect(remarksOn('Sodium 140\nStatus: Preliminary\nPotassium 4\nStatus: Final', 'Sodium', 'Potassium')).toEqual([
    { kind: 'preliminary', about: ['Sodium'] },
  ]);
  expect(remarksOn('PRELIMINARY: no growth\nFINAL: no growth\nSodium 140', 'Sodium')).toEqual([]);
});

test('hears that a new sample is wanted', () => {
  expect(remarksOn('Sodium 91\nPlease recollect from the other arm.', 'Sodium')).toEqual([
    { kind: 'new_sample', about: [] },
  ]);
});

test('what a word means is no doubt of a result', () => {
  expect(
    remarksOn(
      'Influenza A DETECTED\nRSV INVALID\nNote: any invalid result means that the test did not work.',
      'Influenza A',
      'RSV',
    ),
  ).toEqual([]);
});

test.each(['Old sample, do not interpret.', 'Not to be interpreted.', 'Stability exceeded.', 'Do not use.'])(
  'a footnote in few words takes back the result with its mark, and no other: %s',
  (words) => {
    const text = `Sodium 140  (1)\nPhosphate 2.9  (2)\n(1) Stable.\n(2) ${words}`;

    expect(remarksOn(text, 'Sodium', 'Phosphate')).toEqual([
      expect.objectContaining({ kind: 'doubt', about: ['Phosphate'] }),
    ]);
  },
);

test.each([
  'Delta check failed (Potassium 4.1 three hours ago). ?drip arm. Re-bleed before acting.',
  'Potassium was 4.1 this morning: wrong blood in tube?',
])('what was measured before does not narrow a doubt of the whole tube: %s', (words) => {
  const doubts = remarksOn(`Sodium 152\nPotassium 1.9\n\nComment: ${words}`, 'Sodium', 'Potassium').filter(
    ({ kind }) => kind === 'doubt',
  );

  expect(doubts.length).toBeGreaterThan(0);
  expect(doubts.every(({ about }) => about.length === 0)).toBe(true);
});
