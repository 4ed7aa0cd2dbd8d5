import { expect, test } from 'vitest';
import { orderedQuestions } from './ordered-questions.ts';

const actionItems = ['First?', 'Second?', 'Third?'];

test('keeps the order of the explanation where nothing else is told', () => {
  expect(orderedQuestions({ actionItems })).toEqual(actionItems.map((question) => ({ question, because: null })));
});

test('puts first what the health profile asks for, with its reason', () => {
  const because = 'Your profile names metformin.';
  const questionOrder = [
    { index: 2, because },
    { index: 0, because: null },
    { index: 1, because: null },
  ];

  expect(orderedQuestions({ actionItems, questionOrder })).toEqual([
    { question: 'Third?', because },
    { question: 'First?', because: null },
    { question: 'Second?', because: null },
  ]);
});

test('loses no question where the order knows fewer or others', () => {
  const questionOrder = [
    { index: 1, because: null },
    { index: 7, because: null },
  ];

  expect(orderedQuestions({ actionItems, questionOrder }).map(({ question }) => question)).toEqual([
    'Second?',
    'First?',
    'Third?',
  ]);
});
