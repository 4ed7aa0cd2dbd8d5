import { expect, test } from 'vitest';
import { answerChoice } from './answer-choice.ts';
import type { Command } from './commands.ts';

const summary: Command = { name: 'SUMMARIZE' };
const interpretation: Command = { name: 'GO_INTERPRETATION' };

const answer = (...alternatives: string[]) => answerChoice({ alternatives, terms: [] }, [summary, interpretation]);

test.each(['first', 'the first one', 'Yes', 'number one', 'option 1', 'yes please'])('"%s" is the first', (said) => {
  expect(answer(said)).toEqual({ kind: 'chosen', command: summary });
});

test.each(['second', 'the second one please', 'number two', 'the other one', 'no, the second'])(
  '"%s" is the second',
  (said) => {
    expect(answer(said)).toEqual({ kind: 'chosen', command: interpretation });
  },
);

test.each(['no', 'neither', 'never mind', 'none of them'])('"%s" is neither', (said) => {
  expect(answer(said)).toEqual({ kind: 'neither' });
});

test('the words of a choice choose it', () => {
  expect(answer('show the interpretation')).toEqual({ kind: 'chosen', command: interpretation });
});

test('a likelier alternative that says nothing gives way', () => {
  expect(answer('worst', 'first')).toEqual({ kind: 'chosen', command: summary });
});

test('other commands and ordinary talk are no answer', () => {
  expect([answer('go home'), answer('the first time we met')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
});

test('one of two terms is chosen by its name', () => {
  const choices: [Command, Command] = [
    { name: 'DEFINE_TERM', term: 'Hypertension', asked: 'high potension' },
    { name: 'DEFINE_TERM', term: 'Hypotension', asked: 'high potension' },
  ];
  const terms = ['Hypertension', 'Hypotension'];

  const chosen = answerChoice({ alternatives: ['what is hypotension'], terms }, choices);

  expect(chosen).toEqual({ kind: 'chosen', command: choices[1] });
});
