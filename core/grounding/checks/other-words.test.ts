import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each([
  ['an amount before the name', 'daily 2 g ceftazidime', 'Ceftazidime was given, 2 g a day.'],
  ['an amount a day', '8 mg (up from 2 mg per day)', 'Dexamethasone was raised from 2 mg a day to 8 mg.'],
  ['the most of a day', 'max 240 mg/24 h', 'The most codeine in 24 hours is 240 mg.'],
  ['an everyday word for a picture', 'Flat plate of the abdomen', 'The x-ray of the belly showed free air.'],
  ['an everyday word for a cancer', 'renal carcinoma', 'A kidney cancer was taken out 12 days ago.'],
  ['a word that print misspells', 'repeated vommiting', 'Get help for vomiting that comes again.'],
  ['a denial inside a word', 'She had apyrexial days only', 'There was no fever.'],
  [
    'a denial inside a word of an examination',
    'Abdomen non-distended and NT',
    'The belly was not swollen and not tender.',
  ],
  ['no more than a denial reaches', 'pulses were equal', 'There was no fever, and the pulses were equal.'],
  ['a fever that went', 'The fever broke on Tuesday', 'The fever went away on Tuesday.'],
  ['a day just past', 'We held sertraline this past Monday', 'Sertraline is on hold since this past Monday.'],
  ['a width, and no age', 'Portal vein has a calibre at 9.4 mm', 'The portal vein is 9.4 mm wide.'],
  ['what came before what is found', 'Ileus, status post appendicectomy', 'The impression is ileus.'],
  [
    'when something is still to come',
    'Review 2 weeks status post-operation',
    'The review is 2 weeks after the operation.',
  ],
  ['what cannot be told', 'Nodal spread cannot be judged (NX)', 'Whether it has spread to nodes cannot be told (NX).'],
  ['a row of the urine', 'Glucose, Urine            2', 'The urine held 2 mg/dL of glucose and 1.5 mg/dL of albumin.'],
  ['a length of time in short', 'On sertraline ~18m', 'Sertraline has been taken for about 18 months.'],
  ['how often in short', 'ceftazidime q.12h', 'Ceftazidime is given every 12 hours.'],
  ['a name with a small figure', 'P 88, SpO₂ 94%', 'The pulse was 88 and the oxygen level 94%.'],
  ['a number of times a day in short', 'Ketoprofen 50 mg 1–2/d', 'Ketoprofen 50 mg is taken once or twice a day.'],
  ['weeks in short', 'Ketoprofen x6/52', 'Ketoprofen is for 6 weeks.'],
  ['every so many weeks in short', 'testosterone q.4 weekly', 'Testosterone is given every 4 weeks.'],
  ['a word that denies with a long hyphen', 'Calf non‑tender', 'The calf was not tender.'],
  ['a count by its everyday name', 'White count rose to 14.2', 'The white cell count rose to 14.2.'],
  ['what is not there by touch', 'The spleen was not enlarged', 'The spleen did not feel enlarged.'],
  ['what print calls a bit', 'is a bit stiff', 'The neck is a little stiff.'],
  ['what went', 'Had chills for 2 days, now apyrexial', 'The fever is gone now.'],
  ['what is not under control', 'Gout poorly controlled', 'The gout is not under control.'],
  [
    'a condition before an arrow',
    'Pain beyond 24–36h → see surgeon',
    'If pain is there after 24 to 36 hours, see the surgeon.',
  ],
  ['what shows nothing wrong', 'The ileum shows no pathology', 'The ileum shows nothing wrong.'],
  ['what to use that is no medicine', 'Ice packs + heat to calf', 'Use ice packs and heat on the calf.'],
  ['N for normal', 'Bloods all N', 'All blood tests were normal.'],
  [
    'a scale beside rows',
    'MODERATE RISK:   100-149 MG/DL',
    'The report counts a level of 100 to 149 as moderate risk.',
  ],
])('keeps %s: %j', (_, quote, said) => {
  expect(faultsIn('stay', quote, said)).toEqual([]);
});

test.each([
  ['another amount before the name', 'daily 2 g ceftazidime', 'Ceftazidime was given, 1 g a day.', 'dose'],
  ['the amount of another day', 'max 240 mg/24 h', 'The most codeine in 24 hours is 420 mg.', 'dose'],
  ['another organ', 'renal carcinoma', 'A colon cancer was taken out 12 days ago.', 'invented'],
  ['what comes first told last', '40 mg for a week then 20 mg', 'Take 20 mg for a week, then 40 mg.', 'dose'],
  ['the reverse of a denial', 'She had apyrexial days only', 'There was a fever.', 'negation'],
  ['the blood for the urine', 'Glucose, Urine            2', 'The urine held 96 mg/dL of glucose.', 'analyte'],
])('finds %s: %j', (_, quote, said, fault) => {
  expect(faultsIn('stay', quote, said)).toContain(fault);
});

test('what the paper does not say needs no quote', () => {
  expect(faultsIn('stay', '', 'The report does not name a next visit, so the team can say when it is.')).toEqual([]);
});
