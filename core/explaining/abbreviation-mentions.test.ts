import { expect, test } from 'vitest';
import { abbreviationMentions } from './abbreviation-mentions.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const found = (text: string) => abbreviationMentions(text, tinyKnowledge).map(({ sense }) => sense.means);

test.each([
  ['Came with SOB today.', ['shortness of breath']],
  ['Known MS with brain lesions.', ['multiple sclerosis']],
  ['A murmur fits MS of the valve.', ['mitral stenosis']],
  ['Known MS.', []],
  ['MS, brain lesion, valve murmur', []],
  ['brain\nMS', []],
  ['SOBER', []],
])('expands %j only where it is certain', (text, expected) => {
  expect(found(text)).toEqual(expected);
});
