import { expect, test } from 'vitest';
import { cleanQuestion } from './clean-question.ts';

test.each([
  ['spaces around it', '  What is CRP?\n', 'What is CRP?'],
  ['lines', 'What\r\nis\tCRP?', 'What is CRP?'],
  ['hidden characters', 'What\u200b is\u202e C\u00adRP?\u0000', 'What is CRP?'],
  ['letters in two parts', 'Größe', 'Größe'],
  ['tags that nobody sees', 'CRP?\u{e0041}\u{e0042}', 'CRP?'],
  ['half a letter', 'CRP \ud800?', 'CRP \ufffd?'],
  ['500 letters', '😀'.repeat(500), '😀'.repeat(500)],
])('a question with %s is cleaned', (_what, asked, question) => {
  expect(cleanQuestion(asked)).toBe(question);
});

test.each([
  ['nothing', ''],
  ['spaces', ' \n\t '],
  ['what nobody sees', '\u200b\u2060\u00ad'],
  ['a NUL', '\u0000'],
  ['501 letters', 'x'.repeat(501)],
])('%s is no question', (_what, asked) => {
  expect(() => cleanQuestion(asked)).toThrow(expect.objectContaining({ code: 'question.unusable' }));
});
