import { expect, test } from 'vitest';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { siteBehind } from './site-behind.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const knowledge: Knowledge = {
  ...tinyKnowledge,
  findTerms: (text) => {
    const start = text.indexOf('lobe');
    const entry = {
      term: 'lobe',
      also: [],
      kind: 'anatomy' as const,
      definition: 'A part of an organ.',
      source: 'Readback: tests',
    };
    return start === -1 ? [] : [{ entry, start, end: start + 4 }];
  },
};

test.each([
  ['Pneumonia, right lower lobe.', 'right lower lobe'],
  ['Pneumonia, right lower lobe\nRest', 'right lower lobe'],
  ['Pneumonia, lobe is clear.', undefined],
  ['Pneumonia, new.', undefined],
  ['Pneumonia of the lobe.', undefined],
])('finds the place behind a finding: %s', (text, expected) => {
  expect(siteBehind(text, [0, 9], knowledge)).toBe(expected);
});
