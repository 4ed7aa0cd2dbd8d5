import { expect, test } from 'vitest';
import type { Explanation, Sentence } from '../documents/explanation.ts';
import { atAGlance, toldStory } from './told-story.ts';

const sentence = (text: string): Sentence => ({ section: 'interpretation', text, spans: [[0, 1]], basis: 'document' });
const sentences = ['The bone is broken.', 'Wear the cast.', 'You fell.', 'Come back in 2 weeks.'].map(sentence);

function setup(story: Explanation['story'], summary = 'The bone is broken. Wear the cast.') {
  const told = toldStory({ story, sentences, summary });
  const texts = (pieces: { text: string }[]) => pieces.map(({ text }) => text);
  return (
    told && {
      message: texts(told.message),
      step: texts(told.step),
      sections: told.sections.map(({ part, pieces }) => [part, texts(pieces)]),
    }
  );
}

test('gives the main message, the first step, and the parts in the order of the outline', () => {
  expect(
    setup([
      { part: 'next_steps', sentences: [3, 1] },
      { part: 'bottom_line', sentences: [0] },
      { part: 'why', sentences: [2] },
    ]),
  ).toEqual({
    message: ['The bone is broken.'],
    step: ['Come back in 2 weeks.'],
    sections: [
      ['why', ['You fell.']],
      ['next_steps', ['Come back in 2 weeks.', 'Wear the cast.']],
    ],
  });
});

test('takes a step of the main message out of it, and leaves it in its list', () => {
  expect(
    setup([
      { part: 'bottom_line', sentences: [0, 1] },
      { part: 'next_steps', sentences: [3, 1] },
    ]),
  ).toEqual({
    message: ['The bone is broken.'],
    step: ['Wear the cast.'],
    sections: [['next_steps', ['Come back in 2 weeks.', 'Wear the cast.']]],
  });
});

test('takes what the main message recommends as the step, and puts it on the list', () => {
  const recommended = sentences.map((one, at) => (at === 1 ? { ...one, section: 'recommendation' as const } : one));
  const told = toldStory({
    story: [
      { part: 'bottom_line', sentences: [0, 1] },
      { part: 'next_steps', sentences: [3] },
    ],
    sentences: recommended,
    summary: 'The bone is broken.',
  });

  expect(told?.step.map(({ text }) => text)).toEqual(['Wear the cast.']);
  expect(told?.sections[0]?.pieces.map(({ text }) => text)).toEqual(['Wear the cast.', 'Come back in 2 weeks.']);
});

test('has a step alone as its message', () => {
  const story = [
    { part: 'bottom_line' as const, sentences: [1] },
    { part: 'next_steps' as const, sentences: [1] },
  ];

  expect(setup(story)).toMatchObject({ message: ['Wear the cast.'], step: [] });
});

test('has no step where nothing happens next', () => {
  expect(setup([{ part: 'bottom_line', sentences: [0, 1] }])?.step).toEqual([]);
});

test.each([
  ['there is none', undefined, undefined],
  ['it names sentences that are not there', [{ part: 'bottom_line' as const, sentences: [0, 9] }], undefined],
  ['the words were written anew', [{ part: 'bottom_line' as const, sentences: [0] }], 'A model wrote this.'],
])('is no story where %s', (_why, story, summary) => {
  expect(setup(story, summary)).toBeUndefined();
});

test('puts as much of the message first as is read at a glance, and at least a sentence', () => {
  const [long, short] = ['x'.repeat(300), 'Short.'].map((text) => ({ text, sentence: null }));
  if (!long || !short) return;

  expect(atAGlance([long, short])).toEqual({ first: [long], more: [short] });
  expect(atAGlance([short, short, long, short])).toEqual({ first: [short, short], more: [long, short] });
  expect(atAGlance([])).toEqual({ first: [], more: [] });
});
