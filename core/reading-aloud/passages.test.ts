import { expect, test } from 'vitest';
import { aStoryInSpanish } from '#tests/support/client/told-in-spanish.ts';
import { englishAmong, inEnglish } from '#tests/support/english-texts.ts';
import { partHeadings } from '../presenting/part-headings.ts';
import { texts } from '../presenting/texts.ts';
import { passagesOf, type PagePart } from './passages.ts';
import {
  heardInterpretation,
  heardResult,
  heardSentence,
  potassium,
  sodium,
  spanOf,
} from './testing/heard-interpretation.ts';

const setup = (more: Parameters<typeof heardInterpretation>[0] = {}) => {
  const passages = passagesOf(heardInterpretation(more));
  return {
    passages,
    said: (part: PagePart) => passages.filter((one) => one.part === part).map(({ spoken }) => spoken),
  };
};

test('says everything in the order of the page', () => {
  const { passages } = setup();

  expect(passages.map(({ spoken }) => spoken)).toEqual([
    'The main message.',
    'Your potassium is high.',
    'Next step: Call your doctor today.',
    'Needs attention soon.',
    'Your potassium is very high.',
    'Simplified Explanation.',
    'Your results.',
    'Results to talk about.',
    'Potassium. High: 6.1, expected 3.5 to 5.1 millimoles per liter.',
    'Before: 4.8',
    'Results in range.',
    'Sodium. In range: 140 millimoles per liter.',
    'What it says in more detail.',
    'The report describes mild kidney disease.',
    'Apixaban 5 milligrams: the report says 1 tablet twice a day.',
    'What this document does not say.',
    'One result is still to come.',
    'Medical Terms: 2 terms.',
    'Key Medical Terms.',
    'potassium.',
    'A mineral.',
    'General Medical Terms.',
    'kidney disease.',
    'Kidneys that work less well.',
    'Questions to Ask: 1 question.',
    'Questions you may want to ask your doctor:',
    'Question 1: My potassium was 6.1 millimoles per liter.',
    'Why is it high?',
    'These questions are A.I suggestions.',
    'You know best what matters to you: change them or add your own.',
    'Recommendations.',
    'Key Findings.',
    'Your potassium is high.',
    'Recommendations.',
    'The report asks for a test in 1 to 2 weeks.',
    'This is made by A.I to help you understand your document.',
    'It does not replace advice from your doctor.',
    'Talk to your care team before you change anything.',
  ]);
});

test('keeps the words of the page beside those that are said, and none for an opening', () => {
  const { passages } = setup();
  const textOf = (spoken: string) => passages.find((one) => one.spoken === spoken)?.text;

  expect(textOf('Potassium. High: 6.1, expected 3.5 to 5.1 millimoles per liter.')).toBe(
    'High: 6.1, expected 3.5 to 5.1 mmol/L',
  );
  expect(textOf('Sodium. In range: 140 millimoles per liter.')).toBe('In range: 140, expected 135 to 145 mmol/L');
  expect(textOf('Next step: Call your doctor today.')).toBe('Call your doctor today.');
  expect(textOf('Medical Terms: 2 terms.')).toBe('');
});

test('offers the terms of a sentence, and of a result by its name', () => {
  const { passages } = setup();
  const termsOf = (spoken: string) => passages.find((one) => one.spoken.startsWith(spoken))?.terms;

  expect(termsOf('The report describes')).toEqual(['kidney disease']);
  expect(termsOf('Potassium. High')).toEqual(['potassium']);
  expect(termsOf('Next step')).toEqual([]);
});

test('says Spanish words in Spanish, and what is English around them in English', () => {
  const summary = 'Su potasio es de 6.1 mmol/L. Llame a su médico.';
  const by = { by: 'gemini' } as const;
  const { passages } = setup({
    language: 'es',
    summary,
    interpretation: 'The report describes mild kidney disease.',
    sentences: [
      { ...heardSentence('summary', 'Su potasio es de 6.1 mmol/L.', spanOf('6.1')), ...by },
      { ...heardSentence('summary', 'Llame a su médico.'), ...by },
      heardSentence('interpretation', 'The report describes mild kidney disease.', spanOf('Mild kidney disease')),
    ],
    medicalTerminology: [{ term: 'potassium', definition: 'Un mineral de la sangre.', importance: 'high', spans: [] }],
  });
  const inSpanish = passages.filter(({ language }) => language === 'es').map(({ spoken }) => spoken);

  expect(inSpanish).toEqual(
    expect.arrayContaining([
      'Su potasio es de 6.1 mmol/L.',
      'Siguiente paso: Llame a su médico.',
      'Un mineral de la sangre.',
    ]),
  );
  expect(inSpanish).not.toContain('The report describes mild kidney disease.');
});

test('says nothing in English of a story in Spanish but with an English voice', () => {
  const said = passagesOf(aStoryInSpanish());
  const inSpanish = said.filter(({ language }) => language === 'es').map(({ spoken }) => spoken);
  const inEnglishVoice = said.filter(({ language }) => language === undefined).map(({ spoken }) => spoken);

  expect(inSpanish.length).toBeGreaterThan(50);
  expect(inEnglish(inSpanish)).toEqual([]);
  expect(englishAmong(inSpanish, [texts])).toEqual([]);
  expect(inEnglishVoice).toContain('A medicine that slows the heart.');
  expect(inEnglishVoice).toContain('Hemoglobin.');
  expect(inSpanish).toContain('Dentro del rango: 12.1 g/dL.');
});

test('says a story in its order, with the heading of each part, and each sentence once', () => {
  const [message, step, why, found, pills, check] = [
    'A message.',
    'See Dr. Li.',
    'A cough.',
    'A spot.',
    'A pill.',
    'A check.',
  ];
  const { said } = setup({
    labResults: [],
    notices: [],
    summary: `${message} ${step}`,
    sentences: [
      heardSentence('summary', message, spanOf('6.1')),
      heardSentence('interpretation', why, spanOf('Potassium')),
      heardSentence('finding', found, spanOf('Mild')),
      heardSentence('interpretation', pills, spanOf('Apixaban')),
      heardSentence('recommendation', step, spanOf('IMPRESSION')),
      heardSentence('recommendation', check, spanOf('kidney')),
    ],
    story: [
      { part: 'bottom_line', sentences: [0, 4] },
      { part: 'why', sentences: [1] },
      { part: 'found', sentences: [2] },
      { part: 'medicines', sentences: [3] },
      { part: 'next_steps', sentences: [5] },
    ],
  });

  expect(said('message')).toEqual(['The main message.', message, 'Next step: See Doctor Li.']);
  expect(said('explanation')).toEqual([
    'Simplified Explanation.',
    ...[`${partHeadings.why}.`, why],
    ...[`${partHeadings.found}.`, found],
    ...[`${partHeadings.medicines}.`, pills],
    ...[`${partHeadings.next_steps}.`, check],
  ]);
});

test('says after a story those results alone that none of its sentences tells of', () => {
  const { said } = setup({
    notices: [],
    labResults: [
      { ...potassium, span: spanOf('Potassium') },
      { ...sodium, span: spanOf('Sodium') },
    ],
    summary: 'Your potassium is high.',
    sentences: [heardSentence('summary', 'Your potassium is high.', spanOf('Potassium'))],
    story: [{ part: 'bottom_line', sentences: [0] }],
  });

  expect(said('explanation').filter((words) => /sodium|potassium/i.test(words))).toEqual([
    'Sodium. In range: 140 millimoles per liter.',
  ]);
});

test('says why the health profile puts a question first', () => {
  const { said } = setup({ questionOrder: [{ index: 0, because: 'You wrote that you take water tablets.' }] });

  expect(said('questions')).toContain('You wrote that you take water tablets.');
});

test('says that there is nothing where there is nothing', () => {
  const { said } = setup({
    summary: '',
    interpretation: '',
    labResults: [],
    notices: [],
    medicalTerminology: [],
    actionItems: [],
    keyFindings: [],
    recommendations: [],
  });

  expect(said('message')).toEqual([]);
  expect(said('explanation')).toEqual(['Simplified Explanation.', 'No simplified explanation available.']);
  expect(said('terms').at(-1)).toBe('No significant medical terms were identified in this document.');
  expect(said('questions').at(-1)).toBe('No specific questions were identified for this document.');
  expect(said('recommendations')).toContain('No specific findings were identified for this document.');
});

test.each([
  ['a titer', { value: '1:40', unit: null }, 'ANA. No range given: 1 to 40.'],
  ['words', { value: 'No growth', unit: null }, 'ANA. No range given: No growth.'],
  [
    'a comparator',
    { value: '0.01', comparator: '<' as const },
    'ANA. No range given: less than 0.01 millimoles per liter.',
  ],
])('says a result that is %s', (_, more, spoken) => {
  const { said } = setup({ labResults: [heardResult('ANA', more)] });

  expect(said('explanation')).toContain(spoken.replace('ANA', 'A.N.A'));
});

test('says where the report does not agree with itself', () => {
  const { said } = setup({ labResults: [{ ...potassium, conflict: true }] });

  expect(said('explanation')).toContain('Ask which one is right.');
});
