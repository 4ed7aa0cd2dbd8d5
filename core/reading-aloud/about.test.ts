import { expect, test } from 'vitest';
import { passagesAbout, type Subject } from './about.ts';
import {
  heardInterpretation,
  heardResult,
  heardSentence,
  potassium,
  sodium,
  spanOf,
} from './testing/heard-interpretation.ts';

const setup = (subject: Subject, more: Parameters<typeof heardInterpretation>[0] = {}) =>
  passagesAbout(heardInterpretation(more), subject).map(({ part, spoken }) => `${part}: ${spoken}`);

const apixaban = {
  name: 'Apixaban',
  generic: 'apixaban',
  strength: '5 mg',
  instructions: '1 tablet b.i.d.',
  span: spanOf('Apixaban 5 mg, 1 tablet twice a day'),
};

test('tells the results to talk about, and how many others there are', () => {
  expect(setup('results')).toEqual([
    'explanation: Results to talk about.',
    'explanation: Potassium. High: 6.1, expected 3.5 to 5.1 millimoles per liter.',
    'explanation: Before: 4.8',
    'explanation: 1 other result is in the expected range.',
  ]);
});

test('counts many results without a range, and tells a few', () => {
  const unknown = Array.from({ length: 6 }, (_, index) => heardResult(`Test ${index}`, { span: [index, index + 1] }));

  expect(setup('results', { labResults: [sodium, ...unknown] })).toEqual([
    'explanation: 1 result is in the expected range.',
    'explanation: 6 results could not be compared with a range.',
  ]);
  expect(setup('results', { labResults: [heardResult('Ferritin', { value: 'Pending', unit: null })] })).toEqual([
    'explanation: Ferritin. No range given: Pending.',
  ]);
});

test('tells what the explanation says of the medicines', () => {
  expect(setup('medicines', { medications: [apixaban] })).toEqual([
    'explanation: Apixaban 5 milligrams: the report says 1 tablet twice a day.',
  ]);
});

test('tells the medicines of a story as it tells them, also those that are stopped', () => {
  const told = ['New: apixaban 5 mg.', 'Stop ibuprofen.'];
  const sentences = [
    heardSentence('summary', 'A message.', spanOf('IMPRESSION')),
    ...told.map((text) => heardSentence('interpretation', text, spanOf('Apixaban'))),
  ];
  const story = [
    { part: 'bottom_line' as const, sentences: [0] },
    { part: 'medicines' as const, sentences: [1, 2] },
  ];

  expect(setup('medicines', { medications: [], summary: 'A message.', sentences, story })).toEqual([
    'explanation: New: apixaban 5 milligrams.',
    'explanation: Stop ibuprofen.',
  ]);
});

test('quotes what is printed of a medicine that the explanation does not mention', () => {
  expect(setup('medicines', { medications: [apixaban], interpretation: '' })).toEqual([
    'explanation: Apixaban 5 milligrams. The document says: “1 tablet twice a day”.',
  ]);
});

test('tells what the explanation says of the impression', () => {
  const sections = [{ name: 'impression', span: spanOf('IMPRESSION: Mild kidney disease.') }];

  expect(setup('conclusion', { sections })).toEqual(['explanation: The report describes mild kidney disease.']);
});

test('tells the key findings of a document without an impression', () => {
  expect(setup('conclusion')).toEqual(['recommendations: Your potassium is high.']);
});

test('tells the main message and the next step', () => {
  expect(setup('summary')).toEqual([
    'message: The main message.',
    'message: Your potassium is high.',
    'message: Next step: Call your doctor today.',
  ]);
});

test('says nothing where the explanation says nothing', () => {
  const nothing = { labResults: [], medications: [], keyFindings: [], summary: '' };

  expect((['results', 'medicines', 'conclusion', 'summary'] as const).flatMap((one) => setup(one, nothing))).toEqual(
    [],
  );
});

test('takes the potassium of two dates for one result', () => {
  const span = spanOf('Potassium    6.1   H   3.5-5.1   mmol/L');
  const [newer, older] = ['2026-09-01', '2026-03-01'].map((collectedAt) => ({ ...potassium, span, collectedAt }));

  expect(setup('results', { labResults: [newer, older].filter((one) => one !== undefined) })).toHaveLength(3);
});
