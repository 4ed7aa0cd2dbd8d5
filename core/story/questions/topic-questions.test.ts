import { expect, test } from 'vitest';
import { factsOf } from '../../explaining/testing/facts.ts';
import type { StorySentence } from '../story.ts';
import { aboutDoubt } from './step-questions.ts';
import { topicQuestions } from './topic-questions.ts';

const told = (text: string): StorySentence => ({
  part: 'bottom_line',
  text,
  spans: [[0, text.length]],
  basis: 'document',
});

test.each([
  ['possible', false],
  ['absent', false],
  ['present', true],
] as const)('asks about an illness that the paper names as %s: %s', (assertion, isAsked) => {
  const words = 'The broken wrist was explained.';
  const of = factsOf(`${words} Fracture of the wrist.`);
  const reading = of.reading({ findings: [of.finding('Fracture', { concept: 'fracture', assertion })] });
  const asked = topicQuestions([told(words)], reading, 'clinic').map(({ text }) => text);

  expect(asked.includes('How is the healing of the break checked?')).toBe(isAsked);
});

test.each([
  ['There is a rash, probable slowly progressive.', 'rash', 'What else could it be'],
  ['Possible gout and bursitis.', 'gout', 'What else could it be'],
  ['There is possible gout.', 'gout', 'If it is not gout, what else could it be'],
  ['Possible trigger.', undefined, 'What else could it be'],
])('names in the question on "%s" no more than one illness that is possible', (words, illness, question) => {
  const of = factsOf(words);
  const findings = illness === undefined ? [] : [of.finding(illness, { concept: illness, assertion: 'possible' })];

  expect(aboutDoubt([told(words)], { findings })[0]?.text).toBe(`${question}, and how will we find out?`);
});

test('asks about no doubt where there is none', () => {
  expect(aboutDoubt([told('A mass.')], { findings: [] })).toEqual([]);
});

test('asks for nothing about a medicine that was stopped', () => {
  const of = factsOf('A list of medicines.');
  const asked = (text: string) =>
    topicQuestions([{ ...told(text), part: 'medicines' }], of.reading({ findings: [] }), 'medicines').length;

  expect(asked('Stopped: Warfarin (Before: 3 mg daily).')).toBe(0);
  expect(asked('Warfarin: 3 mg daily.')).toBe(1);
});
