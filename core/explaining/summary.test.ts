import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { readDocument } from '../reading/read-document.ts';
import type { Reading } from '../reading/reading.ts';
import { contextOf } from './explaining-context.ts';
import { littleReadCard } from './fixed-texts.ts';
import { summarise } from './summary.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const summaryOf = (reading: Reading) => summarise(contextOf(reading, tinyKnowledge)).map(({ text }) => text);

const dischargeText = [
  'REASON FOR ADMISSION: Cough and fever.',
  'DISCHARGE DIAGNOSIS: pneumonia',
  'Follow up in clinic in 2 weeks.',
].join('\n');

const discharge = (): Reading => {
  const { section, finding, spanOf, reading } = factsOf(dischargeText);
  return reading({
    documentType: 'discharge_summary',
    sections: [
      section('REASON FOR ADMISSION', 'REASON FOR ADMISSION: Cough and fever.'),
      section('DISCHARGE DIAGNOSIS', 'DISCHARGE DIAGNOSIS: pneumonia'),
    ],
    findings: [finding('pneumonia', { concept: 'pneumonia' })],
    recommendations: [{ text: 'Follow up', span: spanOf('Follow up in clinic in 2 weeks.') }],
  });
};

test('a discharge summary tells why, what was found and what to do next', () => {
  expect(summaryOf(discharge())).toEqual([
    'The reason for the hospital stay was: "Cough and fever".',
    'The report describes pneumonia (lung infection).',
    'The report says to follow up in clinic in 2 weeks.',
  ]);
});

test('a critical result comes first in a document of any type', () => {
  const facts = factsOf(`${dischargeText}\nPotassium 6.9 3.5-5.1`);
  const potassium = facts.lab('Potassium 6.9 3.5-5.1', {
    name: 'Potassium',
    value: '6.9',
    range: range(3.5, 5.1, '3.5-5.1'),
    flag: 'critical_high',
  });

  expect(summaryOf(facts.reading({ ...discharge(), labResults: [potassium] }))).toEqual([
    'Potassium was 6.9. That is above the printed range of 3.5-5.1.',
    'If this result is new, call your doctor today.',
  ]);
});

test('a pathology report without known findings is told by its own diagnosis', () => {
  const { section, reading } = factsOf('DIAGNOSIS: Blue spot of skin, benign.');
  const sections = [section('DIAGNOSIS', 'DIAGNOSIS: Blue spot of skin, benign.')];

  expect(summaryOf(reading({ documentType: 'pathology', sections }))).toEqual([
    'The report concludes: "Blue spot of skin, benign".',
    'Go through this report with your doctor, and ask what it means for you.',
  ]);
});

test('a note falls back to its results, its medicines, then to saying that little was found', () => {
  const { lab, medication, reading } = factsOf('Glucose 90\nLisinopril');
  const labResults = [lab('Glucose 90', { name: 'Glucose', value: '90' })];
  const medications = [medication('Lisinopril', { name: 'Lisinopril' })];

  expect(summaryOf(reading({ documentType: 'clinical_note', labResults, medications }))[0]).toMatch(/lists one result/);
  expect(summaryOf(reading({ documentType: 'clinical_note', medications }))[0]).toBe('The note names one medicine.');
  expect(summaryOf(reading({ documentType: 'clinical_note' }))).toEqual([littleReadCard]);
});

test('what a report rules out is never told as there', () => {
  const { section, finding, reading } = factsOf(
    'DIAGNOSIS: No carcinoma is seen in any of the many pieces of tissue that we were sent for this case today.',
  );
  const said = summaryOf(
    reading({
      documentType: 'pathology',
      sections: [section('DIAGNOSIS', 'DIAGNOSIS: No carcinoma')],
      findings: [finding('carcinoma', { concept: 'carcinoma', assertion: 'absent' })],
    }),
  );

  expect(said.join(' ')).toContain('The report says there is no sign of a carcinoma');
  expect(said.join(' ')).not.toMatch(/describes/);
});

test('quotes the line that says where together with what was found there', () => {
  const text = 'DIAGNOSIS:\nSKIN, LEFT ARM:\nBlue spot, benign.';
  const { section, reading } = factsOf(text);

  expect(summaryOf(reading({ documentType: 'pathology', sections: [section('DIAGNOSIS', text)] }))[0]).toBe(
    'The report concludes: "SKIN, LEFT ARM: Blue spot, benign".',
  );
});

test('a note that gives no reason is told by its own conclusion', () => {
  const text = 'IMPRESSION: Insect bite, no sign of infection.';
  const { section, reading } = factsOf(text);

  expect(summaryOf(reading({ documentType: 'clinical_note', sections: [section('IMPRESSION', text)] }))[0]).toBe(
    'The note concludes: "Insect bite, no sign of infection".',
  );
});

test('ends with a step that the person can take', () => {
  const text = 'IMPRESSION: pneumonia. Clinical correlation is recommended.';
  const { finding, section, spanOf, reading } = factsOf(text);
  const request = 'Clinical correlation is recommended.';

  expect(
    summaryOf(
      reading({
        documentType: 'imaging',
        sections: [section('IMPRESSION', text)],
        findings: [finding('pneumonia', { concept: 'pneumonia' })],
        recommendations: [{ text: request, span: spanOf(request) }],
      }),
    ).at(-1),
  ).toBe('Go through this report with your doctor, and ask what it means for you.');
});

test('a pathology report says in plain words what was found and what was not', () => {
  const text = 'DIAGNOSIS: Lobe: carcinoma. No pneumonia.';
  const { finding, section, reading } = factsOf(text);

  expect(
    summaryOf(
      reading({
        documentType: 'pathology',
        sections: [section('DIAGNOSIS', text)],
        findings: [
          finding('carcinoma', { concept: 'carcinoma' }),
          finding('pneumonia', { concept: 'pneumonia', assertion: 'absent' }),
        ],
      }),
    ).slice(0, 2),
  ).toEqual([
    'The report describes a carcinoma (a kind of cancer).',
    'It also says there is no sign of pneumonia (lung infection).',
  ]);
});

test('takes the short form in the name of a test for no end of a sentence', () => {
  const text = 'S. Glucose 190 70-99\nS. Potassium 4.0 3.5-5.1\nRepeat glucose in 2 weeks.';
  const { lab, spanOf, reading } = factsOf(text);
  const labResults = [
    lab('S. Glucose 190 70-99', { name: 'S. Glucose', value: '190', range: range(70, 99, '70-99'), flag: 'high' }),
    lab('S. Potassium 4.0 3.5-5.1', {
      name: 'S. Potassium',
      value: '4.0',
      range: range(3.5, 5.1, '3.5-5.1'),
      flag: 'normal',
    }),
  ];
  const recommendations = [{ text: 'Repeat', span: spanOf('Repeat glucose in 2 weeks.') }];

  expect(summaryOf(reading({ documentType: 'lab_result', labResults, recommendations }))).toEqual([
    'The report lists two results.',
    expect.stringMatching(/^One result is outside the printed range: S\. Glucose/),
    'The report says to repeat glucose in 2 weeks.',
  ]);
});

test('a sheet to take home tells what was done, what to leave and when to get help', () => {
  const text = [
    'Procedure: tooth removal',
    'Some soreness is normal for a few days. Do not smoke. You may walk.',
    'Ring the clinic at once for: bleeding, fever, or pus.',
  ].join('\n');
  const { section, reading } = factsOf(text);
  const sheet = reading({
    documentType: 'discharge_summary',
    documentKind: 'discharge_instructions',
    sections: [section('procedure', 'Procedure: tooth removal')],
  });

  expect(summaryOf(sheet)).toEqual([
    'The document says this was done: "tooth removal".',
    'The document says not to smoke.',
    'The document lists three reasons to ring the clinic at once, such as "bleeding".',
  ]);
});

test.each([
  [
    'CULTURE REPORT\nWOUND CULTURE\nHeavy growth Staphylococcus aureus\nLight growth Proteus mirabilis\nGram positive cocci ++\nSUSCEPTIBILITY\nVancomycin   S',
    /Staphylococcus aureus.*Proteus mirabilis/is,
  ],
  ['CULTURE REPORT\nWOUND CULTURE\nNo growth after 5 days.\nGram stain   negative', /^(?!.*germ)/is],
])('a culture tells the germs that grew', (text, expected) => {
  const read = readDocument(text, loadKnowledge(), { chosenType: 'lab_result' });
  const context = contextOf({ ...read, documentKind: 'culture' }, loadKnowledge());

  expect(
    summarise(context)
      .map((said) => said.text)
      .join(' '),
  ).toMatch(expected);
});
