import { expect, test } from 'vitest';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { suggestedQuestions } from './suggested-questions.ts';

test('suggests what the text can answer first, then what it leaves for the doctor', () => {
  expect(suggestedQuestions(anInterpretation())).toEqual([
    'What is my Potassium result?',
    'What does “chronic kidney disease” mean?',
    'What does it say about what comes next?',
    'What could have raised my potassium?',
  ]);
});

test('suggests only what the document has', () => {
  const nothing = { labResults: [], medicalTerminology: [], recommendations: [] };

  expect(
    suggestedQuestions(anInterpretation({ ...nothing, actionItems: ['What comes next?', 'x'.repeat(101)] })),
  ).toEqual(['What comes next?']);
});

test('suggests questions of the language that is read', () => {
  const actionItems = ['¿Qué significa mi resultado?'];

  expect(suggestedQuestions(anInterpretation({ language: 'es', actionItems }))).toEqual(actionItems);
});
