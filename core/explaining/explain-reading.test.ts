import { expect, test } from 'vitest';
import { checkSentence } from '../grounding/check-sentence.ts';
import type { Reading } from '../reading/reading.ts';
import { explainReading } from './explain-reading.ts';
import { crisisCard, criticalCard } from './fixed-texts.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const labText = ['Glucose, Blood 104 mg/dL 70-100 H', 'Potassium 4.1 mmol/L 3.5-5.1', 'Zonulin 12 ng/mL'].join('\n');
const chestText = [
  'FINDINGS: The heart is of usual size. There is no pneumonia.',
  'IMPRESSION:',
  '1. Small pleural effusion on the left.',
  '2. Possible nodule in the right lung, 6 mm. Repeat CT in 3 months.',
].join('\n');
const listText = ['Lisinopril 10 mg 1 tab po qd', 'Metformin 500 mg 1 tab po bid', 'Drug X od'].join('\n');

const labReading = (): Reading => {
  const { lab, reading } = factsOf(labText);
  return reading({
    documentType: 'lab_result',
    labResults: [
      lab('Glucose, Blood 104 mg/dL 70-100 H', {
        name: 'Glucose, Blood',
        analyte: 'glucose',
        value: '104',
        unit: 'mg/dL',
        range: range(70, 100, '70-100'),
        printedFlag: 'H',
        flag: 'high',
      }),
      lab('Potassium 4.1 mmol/L 3.5-5.1', {
        name: 'Potassium',
        analyte: 'potassium',
        value: '4.1',
        unit: 'mmol/L',
        range: range(3.5, 5.1, '3.5-5.1'),
        flag: 'normal',
      }),
      lab('Zonulin 12 ng/mL', { name: 'Zonulin', value: '12', unit: 'ng/mL' }),
    ],
  });
};

const chestReading = (): Reading => {
  const { finding, section, spanOf, reading } = factsOf(chestText);
  return reading({
    documentType: 'imaging',
    documentKind: 'chest_x_ray',
    sections: [
      section('FINDINGS', 'FINDINGS: The heart is of usual size. There is no pneumonia.\n'),
      section('IMPRESSION', chestText.slice(chestText.indexOf('IMPRESSION'))),
    ],
    findings: [
      finding('pneumonia', { concept: 'pneumonia', assertion: 'absent' }),
      finding('pleural effusion', { concept: 'pleural effusion', side: 'left' }),
      finding('nodule', { concept: 'nodule', assertion: 'possible', side: 'right' }),
    ],
    recommendations: [{ text: 'Repeat CT in 3 months.', span: spanOf('Repeat CT in 3 months.') }],
  });
};

const listReading = (): Reading => {
  const { medication, reading } = factsOf(listText);
  return reading({
    documentType: 'medication_list',
    medications: [
      medication('Lisinopril 10 mg 1 tab po qd', {
        name: 'Lisinopril',
        generic: 'lisinopril',
        strength: '10 mg',
        instructions: '1 tab po qd',
      }),
      medication('Metformin 500 mg 1 tab po bid', {
        name: 'Metformin',
        generic: 'metformin',
        strength: '500 mg',
        instructions: '1 tab po bid',
      }),
      medication('Drug X od', { name: 'Drug X', instructions: 'od' }),
    ],
  });
};

test('a mixed lab result says how many were checked, how many are outside and which', () => {
  expect(explainReading(labReading(), tinyKnowledge).summary).toBe(
    'The report lists three results. One result is outside the printed range: Glucose, Blood (high). Ask your doctor what this means for you.',
  );
});

test('a row outside its range is the first key finding, with the printed numbers', () => {
  expect(explainReading(labReading(), tinyKnowledge).keyFindings).toEqual([
    'Glucose, Blood (blood sugar) was 104 mg/dL. That is above the printed range of 70-100.',
    'One other result is inside the printed range.',
  ]);
});

test('says what a test measures and what its result can mean as general knowledge', () => {
  const { sentences } = explainReading(labReading(), tinyKnowledge);

  expect(
    sentences
      .filter(({ basis, section }) => basis === 'general' && section === 'interpretation')
      .map(({ text }) => text),
  ).toEqual([
    'This test measures how much sugar is in your blood.',
    'A high result can happen after food, with stress, or with diabetes.',
  ]);
});

test('tells a result without a range as such, in the text and as a notice', () => {
  const { interpretation, notices } = explainReading(labReading(), tinyKnowledge);

  expect(interpretation).toContain('Zonulin was 12 ng/mL. The report prints no range for this test.');
  expect(notices).toMatchObject([{ kind: 'incomplete', spans: [[labText.indexOf('Zonulin'), labText.length]] }]);
});

test('a critical result comes before all else, with the fixed card', () => {
  const { lab, reading } = factsOf('Glucose 90 70-100\nPotassium 6.9 mmol/L 3.5-5.1 HH');
  const { summary, notices, recommendations } = explainReading(
    reading({
      documentType: 'lab_result',
      labResults: [
        lab('Glucose 90 70-100', { name: 'Glucose', value: '90', range: range(70, 100, '70-100'), flag: 'normal' }),
        lab('Potassium 6.9 mmol/L 3.5-5.1 HH', {
          name: 'Potassium',
          value: '6.9',
          unit: 'mmol/L',
          range: range(3.5, 5.1, '3.5-5.1'),
          flag: 'critical_high',
        }),
      ],
    }),
    tinyKnowledge,
  );

  expect(summary).toMatch(/^Potassium was 6\.9 mmol\/L. That is above the printed range of 3\.5-5\.1\./);
  expect(notices[0]).toMatchObject({ kind: 'critical', text: criticalCard });
  expect(recommendations[0]).toMatch(/call your doctor or clinic today/);
});

test('an imaging report is summed up by its impression and what it asks for', () => {
  const { summary } = explainReading(chestReading(), tinyKnowledge);

  expect(summary).toBe(
    'The report concludes: "Small pleural effusion on the left". ' +
      'Pleural effusion means fluid around the lung. The report asks for a repeat CT in 3 months.',
  );
});

test('a possible finding is never told as present, a negative only as what the report says', () => {
  const { keyFindings } = explainReading(chestReading(), tinyKnowledge);

  expect(keyFindings).toContain('No sign of pneumonia (lung infection).');
  expect(keyFindings.join(' ')).not.toMatch(/you have|describes a nodule|^A nodule|\. A nodule/i);
});

test('a medicine list counts the medicines and puts the instructions into plain words', () => {
  const { summary, keyFindings } = explainReading(listReading(), tinyKnowledge);

  expect(summary).toMatch(/^The list names three medicines\./);
  expect(keyFindings).toEqual([
    'Lisinopril 10 mg: the list says 1 tablet by mouth once a day.',
    'Metformin 500 mg: the list says 1 tablet by mouth twice a day.',
    'Drug X: the list says "od".',
  ]);
});

test('says that a text is not medical, and claims nothing else', () => {
  const { reading } = factsOf('Two eggs and a cup of flour.');
  const explained = explainReading(reading({ documentKind: 'not_medical' }), tinyKnowledge);

  expect(explained).toMatchObject({ keyFindings: [], actionItems: [], recommendations: [], medicalTerminology: [] });
  expect(explained.notices.map(({ kind }) => kind)).toEqual(['not_medical']);
});

test('says that there is no text', () => {
  const { reading } = factsOf('  ');

  expect(explainReading(reading({}), tinyKnowledge)).toMatchObject({
    summary: 'We found no text to read in this document.',
  });
});

test('a crisis is shown above everything', () => {
  const { reading, spanOf } = factsOf('She has thoughts of ending her life.');
  const remarks: Reading['remarks'] = [{ kind: 'crisis', span: spanOf('thoughts of ending her life') }];

  expect(explainReading(reading({ remarks }), tinyKnowledge).notices[0]?.text).toBe(crisisCard);
});

test.each([
  ['lab results', labReading],
  ['an imaging report', chestReading],
  ['a medicine list', listReading],
])('every shown text of %s stands among the sentences, held by its source', (_name, make) => {
  const reading = make();
  const explained = explainReading(reading, tinyKnowledge);
  const of = (section: string) =>
    explained.sentences.filter((sentence) => sentence.section === section).map(({ text }) => text);

  expect(of('summary').join(' ')).toBe(explained.summary);
  expect(of('interpretation').join(' ')).toBe(explained.interpretation.replaceAll('\n\n', ' '));
  expect(of('finding')).toEqual(explained.keyFindings);
  expect(of('question')).toEqual(explained.actionItems);
  expect(of('recommendation')).toEqual(explained.recommendations);
  expect(explained.sentences.flatMap((sentence) => checkSentence(sentence, reading))).toEqual([]);
  expect(explained.readingGrade).toBeLessThanOrEqual(8);
});

test('does not show a sentence that its row does not hold, nor what was added to it', () => {
  const { lab, reading } = factsOf('Glucose 104 mg/dL');
  const misread = lab('Glucose 104 mg/dL', {
    name: 'Glucose',
    analyte: 'glucose',
    value: '140',
    unit: 'mg/dL',
    range: range(70, 100, '70-100'),
    flag: 'high',
  });
  const { interpretation, keyFindings } = explainReading(
    reading({ documentType: 'lab_result', labResults: [misread] }),
    tinyKnowledge,
  );

  expect([interpretation, keyFindings]).toEqual(['', []]);
});
