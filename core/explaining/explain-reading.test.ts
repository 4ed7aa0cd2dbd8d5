import { expect, test } from 'vitest';
import type { Sentence } from '../documents/explanation.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { readDocument } from '../reading/read-document.ts';
import type { Reading } from '../reading/reading.ts';
import { explainReading, type Explained } from './explain-reading.ts';
import { crisisCard, criticalCard, ofSeveralPeople } from './fixed-texts.ts';
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

const labKind = { documentType: 'lab_result', documentKind: 'general_lab' } as const;

const labReading = (): Reading => {
  const { lab, reading } = factsOf(labText);
  return reading({
    ...labKind,
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
    documentKind: 'medication_list',
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

const textsIn = (explained: Explained, section: Sentence['section']): string[] =>
  explained.sentences.filter((sentence) => sentence.section === section).map(({ text }) => text);

test('a mixed lab result says how many were checked, how many are outside and which, and what to do', () => {
  const { summary } = explainReading(labReading(), tinyKnowledge);

  expect(summary).toMatch(/^one of .* is outside.*blood sugar.*high.*your doctor/i);
});

test('a row outside its range is the first key finding, with the printed numbers', () => {
  expect(explainReading(labReading(), tinyKnowledge).keyFindings[0]).toMatch(/glucose.*high.*104 mg\/dL.*70-100/i);
});

test('says what a result can mean as general knowledge with its source', () => {
  const { sentences } = explainReading(labReading(), tinyKnowledge);
  const [meaning, ...others] = sentences.filter(({ source }) => source !== undefined);

  expect(meaning).toMatchObject({ basis: 'general', section: 'finding', text: expect.stringContaining('after food') });
  expect(others).toEqual([]);
});

test('tells a result without a range as such, in the text and as a notice', () => {
  const { interpretation, notices } = explainReading(labReading(), tinyKnowledge);

  expect(interpretation).toMatch(/zonulin.*12 ng\/mL/i);
  expect(interpretation).toMatch(/could not compare|no range/i);
  expect(notices).toMatchObject([{ kind: 'incomplete', spans: [[labText.indexOf('Zonulin'), labText.length]] }]);
});

test('a critical result comes before all else, with the fixed card', () => {
  const { lab, reading } = factsOf('Glucose 90 70-100\nPotassium 6.9 mmol/L 3.5-5.1 HH');
  const { story, sentences, summary, notices, keyFindings } = explainReading(
    reading({
      ...labKind,
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

  expect(summary).toMatch(/^Call the doctor or clinic now.*potassium/);
  expect(story?.[0]?.part).toBe('bottom_line');
  expect(sentences[story?.[0]?.sentences[0] ?? -1]?.text).toMatch(/^Call the doctor or clinic now/);
  expect(notices[0]).toMatchObject({ kind: 'critical', text: criticalCard });
  expect(keyFindings[0]).toMatch(/potassium.*6\.9.*3\.5-5\.1/i);
});

test('an imaging report is summed up by its impression and what it asks for', () => {
  const { summary } = explainReading(chestReading(), loadKnowledge());

  expect(summary).toMatch(/left lung.*pleural effusion.*possible.*right lung, 6 mm.*CT.*3 months/i);
  expect(summary).not.toMatch(/pneumonia/i);
});

test('a possible finding is never told as present, and one that is denied as denied', () => {
  const { sentences } = explainReading(chestReading(), loadKnowledge());
  const told = sentences.filter(({ basis }) => basis === 'document').map(({ text }) => text);

  expect(told.filter((text) => /right lung/i.test(text))).toEqual([expect.stringMatching(/possible/i)]);
  expect(told.filter((text) => /pneumonia|lung infection/i.test(text))).toEqual([expect.stringMatching(/\bno\b/i)]);
});

test('a medicine list tells every medicine and puts the instructions into plain words', () => {
  const { sentences } = explainReading(listReading(), loadKnowledge());
  const told = sentences.map(({ text }) => text).join('\n');

  expect(told).toMatch(/lisinopril 10 mg.*1 tablet by mouth once a day/i);
  expect(told).toMatch(/metformin 500 mg.*1 tablet by mouth twice a day/i);
  expect(told).toMatch(/drug x/i);
});

test.each([
  ['lab results', labReading],
  ['an imaging report', chestReading],
  ['a medicine list', listReading],
])('the fields of %s say the same words as the sentences of its story', (_name, make) => {
  const explained = explainReading(make(), loadKnowledge());
  const { summary, interpretation, keyFindings, recommendations, actionItems, story = [], sentences } = explained;
  const partOf = (isMain: boolean) =>
    story
      .filter(({ part }) => (part === 'bottom_line') === isMain)
      .flatMap((part) => part.sentences.map((place) => sentences[place]?.text ?? 'nothing'));

  expect(summary).toBe(partOf(true).join(' '));
  for (const text of partOf(false)) expect(interpretation).toContain(text);
  expect(textsIn(explained, 'finding')).toEqual(keyFindings);
  expect(textsIn(explained, 'question')).toEqual(actionItems);
  expect(textsIn(explained, 'recommendation')).toEqual(recommendations);
  expect(explained.readingGrade).toBeLessThanOrEqual(8);
});

test('a result outside its range is told of a paper of any kind', () => {
  const text = 'CONSULTATION\n\nRESULTS:\nHemoglobin    9.9    g/dL    13.5-17.5    L\n\nASSESSMENT: Anemia.';
  const { keyFindings } = explainReading(readDocument(text, loadKnowledge()), loadKnowledge());

  expect(keyFindings.join('\n')).toMatch(/hemoglobin.*9\.9/i);
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
  const { interpretation, keyFindings } = explainReading(reading({ ...labKind, labResults: [misread] }), tinyKnowledge);

  expect([interpretation, keyFindings]).toEqual(['', []]);
});

test.each([
  'Patient: Una Farrell   DOB: 02/11/1961\nFerritin   18   ng/mL   15-150\n\nPatient: Amir Sadeghi   DOB: 14/07/1990\nGlucose    181  mg/dL   70-99  H',
  'Patient name: Una Farrell\nCHEST X-RAY\nIMPRESSION: Clear lungs.\n\nPatient name: Amir Sadeghi\nCHEST X-RAY\nIMPRESSION: Mass in the left lung.',
])('explains nothing of pages about several people, and says so: %#', (text) => {
  const knowledge = loadKnowledge();
  const { sentences, medicalTerminology } = explainReading(readDocument(text, knowledge), knowledge);

  expect(sentences.map((sentence) => sentence.text)).toEqual([ofSeveralPeople]);
  expect(medicalTerminology).toEqual([]);
});
