import { expect, test } from 'vitest';
import { addFault, maxQuestions, moved, without, type VisitQuestion } from './visit-list.ts';

const ask = (text: string): VisitQuestion => ({ text, isOwn: true });
const list = ['One?', 'Two?', 'Three?'].map(ask);
const words = (questions: VisitQuestion[]) => questions.map(({ text }) => text);

test.each([
  ['Two?', -1, ['Two?', 'One?', 'Three?']],
  ['Two?', 1, ['One?', 'Three?', 'Two?']],
  ['One?', -1, ['One?', 'Two?', 'Three?']],
  ['Three?', 1, ['One?', 'Two?', 'Three?']],
  ['Four?', 1, ['One?', 'Two?', 'Three?']],
] as const)('moves %s by %i', (text, by, order) => {
  expect(words(moved(list, text, by))).toEqual(order);
});

test('takes a question off', () => {
  expect(words(without(list, 'Two?'))).toEqual(['One?', 'Three?']);
});

test.each([
  ['nothing', '  ', 'empty'],
  ['too much', 'x'.repeat(501), 'long'],
  ['what is there already, however it is written', ' two? ', 'double'],
  ['a new question', 'Four?', undefined],
])('says whether %s can be added', (_, text, fault) => {
  expect(addFault(list, text)).toBe(fault);
});

test('says when the list is full', () => {
  const full = Array.from({ length: maxQuestions }, (_, index) => ask(`${index}?`));

  expect(addFault(full, 'One more?')).toBe('full');
});
