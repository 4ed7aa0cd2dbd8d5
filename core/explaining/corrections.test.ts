import { expect, test } from 'vitest';
import type { PageWord } from '../documents/page-layout.ts';
import { correctionSentences } from './corrections.ts';
import { factsOf } from './testing/facts.ts';

const text = 'Glucose 105';
const rows = [factsOf(text).lab(text, { name: 'Glucose', value: '105' })];
const word = (at: string): PageWord => ({
  span: [8, 11],
  box: [0, 0, 1, 1],
  confidence: 0.5,
  doubt: { reason: 'faint' },
  corrected: { read: '104', at },
});

test.each([
  ['2026-05-12T08:00:00.000Z', 'Glucose: "105" was put in by hand on 12 May 2026. The machine had read "104".'],
  ['', 'Glucose: "105" was put in by hand. The machine had read "104".'],
])('tells where a corrected number comes from (%s)', (at, expected) => {
  expect(correctionSentences(rows, [word(at)], text)).toEqual([{ text: expected, spans: [[8, 11]], basis: 'general' }]);
});

test('says nothing of words outside of results', () => {
  expect(correctionSentences([], [word('')], text)).toEqual([]);
});
