import { expect, test } from 'vitest';
import { findSections } from '../sections/find-sections.ts';
import { smallKnowledge } from '../testing/small-knowledge.ts';
import { readFindings } from './read-findings.ts';

const setup = (text: string, taken: [number, number][] = []) =>
  readFindings(text, { sections: findSections(text), knowledge: smallKnowledge(), taken });

const brief = (text: string) => setup(text).map(({ concept, assertion }) => [concept, assertion]);

test('gives the conclusion before the findings, and the past last', () => {
  const text = 'PAST HISTORY: Asthma.\nFINDINGS: Pleural effusion.\nIMPRESSION: Pneumonia.';

  expect(brief(text)).toEqual([
    ['pneumonia', 'present'],
    ['pleural effusion', 'present'],
    ['asthma', 'historical'],
  ]);
});

test.each<[string, string, string[][]]>([
  [
    'technique and comparison',
    'TECHNIQUE: Atelectasis protocol.\nCOMPARISON: CT with pneumonia.\nFINDINGS: Clear.',
    [],
  ],
  ['allergies and medications', 'ALLERGIES: Swelling with penicillin.\nMEDICATIONS: Inhaler for asthma', []],
])('reads nothing from %s', (_what, text, expected) => {
  expect(brief(text)).toEqual(expected);
});

test.each([
  ['a symptom in the indication', 'INDICATION: Cough.', 'cough', 'present'],
  ['a question in the indication', 'INDICATION: Rule out pneumonia.', 'pneumonia', 'hypothetical'],
  ['a condition of the family', 'FAMILY HISTORY: Father with diabetes.', 'diabetes', 'family'],
  ['a past condition', 'PAST MEDICAL HISTORY: Hypertension', 'hypertension', 'historical'],
  ['a chief complaint', 'CHIEF COMPLAINT: Chest pain.', 'chest pain', 'present'],
  ['a warning in instructions', 'INSTRUCTIONS: Call if you have a fever.', 'fever', 'hypothetical'],
  ['a list under a lead', 'HISTORY OF PRESENT ILLNESS:\nShe denies:\n- fever\n- cough', 'fever', 'absent'],
  ['a warning list', 'PLAN:\nReturn if you have:\n- fever', 'fever', 'hypothetical'],
  ['a term that holds a negation', 'FINDINGS: No growth after two days.', 'no growth', 'present'],
])('asserts %s', (_what, text, concept, assertion) => {
  expect(brief(text)).toContainEqual([concept, assertion]);
});

test('gives side, degree and the words that say it', () => {
  const text = 'FINDINGS: There is a small left pleural effusion.';

  const [finding] = setup(text);

  expect(finding).toEqual({
    concept: 'pleural effusion',
    text: 'small left pleural effusion',
    assertion: 'present',
    side: 'left',
    severity: 'small',
    span: [text.indexOf('small'), text.indexOf('.')],
  });
});

test.each([
  ['FINDINGS:\nLEFT LUNG: Normal size. A cyst at its base.', 'left'],
  ['FINAL DIAGNOSIS:\nRight breast, core biopsy:\n- Adenocarcinoma', 'right'],
  ['FINDINGS: Chest: atelectasis (R) base.', 'right'],
])('takes the side from the label of a line or a list: %s', (text, side) => {
  expect(setup(text)[0]?.side).toBe(side);
});

test('makes a finding of a part of the body and what is wrong with it', () => {
  const text = 'FINDINGS: Pneumonia. No pleural effusion. No lung collapse.';

  expect(brief(text)).toContainEqual(['lung collapse', 'absent']);
});

test('tells a finding once, though another side is another finding', () => {
  const text = 'FINDINGS: Left pleural effusion. No right pleural effusion.\nIMPRESSION: Left pleural effusion.';

  expect(setup(text).map(({ assertion, side }) => [assertion, side])).toEqual([
    ['present', 'left'],
    ['absent', 'right'],
  ]);
});

test('takes the statement of an impression that holds no known term', () => {
  const text =
    'IMPRESSION:\n1. Stable 4 mm hypoattenuating lesion in the left kidney.\n2. No acute abnormality.\n3. Recommend MRI.';

  expect(setup(text)).toEqual([
    expect.objectContaining({
      concept: 'hypoattenuating lesion',
      side: 'left',
      assertion: 'present',
      text: 'Stable 4 mm hypoattenuating lesion in the left kidney.',
    }),
    expect.objectContaining({ concept: 'acute abnormality', assertion: 'absent' }),
  ]);
});

test('takes an unknown main phrase beside a known term', () => {
  const text = 'IMPRESSION: Frobnic peribronchial zorbing, possibly pneumonia.';

  expect(brief(text)).toEqual([
    ['Frobnic peribronchial zorbing', 'present'],
    ['pneumonia', 'possible'],
  ]);
});

test('takes short problems of an assessment, not its prose', () => {
  const text =
    'ASSESSMENT AND PLAN:\n1. Sprained zorb.\nShe was seen after work and felt that things were going well overall.';

  expect(brief(text)).toEqual([['Sprained zorb', 'present']]);
});

test('leaves out signatures and remarks of the report', () => {
  expect(setup('IMPRESSION: Electronically signed by A. Roe.\nSee above.')).toEqual([]);
});

test('leaves lab rows to the lab reader', () => {
  const text = 'RESULTS: Nodule 3 mm';

  expect(setup(text, [[0, text.length]])).toEqual([]);
});

test('does not take the title for a statement', () => {
  expect(brief('Asthma Clinic of the Town\nName: A. Roe\n\nIMPRESSION: Pneumonia.')).toEqual([
    ['pneumonia', 'present'],
  ]);
});

test('points every span at its words', () => {
  const text = 'Findings: mild atelectasis.\n\nImpression:\n1. Right nodule.\n2. Zorbing of the frob.';

  for (const finding of setup(text)) expect(text.slice(...finding.span)).toBe(finding.text);
});

test.each([
  'Increase lisinopril to 40 mg daily.',
  'Check vitamin B12 level.',
  'Referral to ophthalmology.',
  'Eye exam is due.',
])('takes no order for a finding: %s', (words) => {
  expect(setup(`ASSESSMENT AND PLAN:\n1. ${words}\n\nIMPRESSION:\n1. ${words}`)).toEqual([]);
});

test.each([
  ['a heading in capitals', 'FINDINGS\nLEFT LUNG:\nThere is a pleural effusion.'],
  ['a line that ends in a colon', 'FINDINGS\nLeft lung:\nThere is a pleural effusion.'],
  ['a label within a line', 'FINDINGS\nHeart normal. Left lung: pleural effusion.'],
])('takes the side from %s', (_where, text) => {
  expect(setup(text).map(({ side }) => side)).toEqual(['left']);
});

test('takes what a bare history tells of today as present', () => {
  expect(brief('History: fell 2 days ago, now cough.')).toEqual([['cough', 'present']]);
});
