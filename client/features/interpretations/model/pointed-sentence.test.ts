import { expect, test } from 'vitest';
import type { Sentence } from '#core/documents/explanation.ts';
import { pointedSentence, sectionInAddress } from './pointed-sentence.ts';

const sentence = (section: Sentence['section'], text: string, ...spans: Sentence['spans']): Sentence => ({
  section,
  text,
  spans,
  basis: 'document',
});
const sentences = [
  sentence('summary', 'All.', [0, 10], [20, 30]),
  sentence('interpretation', 'Potassium and sodium.', [0, 10], [20, 30]),
  sentence('interpretation', 'Potassium.', [0, 10]),
  sentence('finding', 'Potassium is high.', [0, 10]),
];

test.each([
  ['the sentence about this place alone', [4, 6], null, 'Potassium.'],
  ['one of the named part', [4, 6], 'finding', 'Potassium is high.'],
  ['one of another part where the named one has none', [22, 24], 'finding', 'Potassium and sodium.'],
  ['none where no sentence uses the place', [12, 14], null, undefined],
] as const)('points to %s', (_, [start, end], named, expected) => {
  expect(pointedSentence(sentences, [start, end], named)?.text).toBe(expected);
});

test('points nowhere without a place', () => {
  expect(pointedSentence(sentences, null, 'finding')).toBeNull();
});

test.each([
  ['#at=4-6&in=finding', 'finding'],
  ['#at=4-6&in=elsewhere', null],
  ['', null],
])('reads the part from %s', (hash, expected) => {
  expect(sectionInAddress({ hash })).toBe(expected);
});
