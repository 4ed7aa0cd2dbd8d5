import { expect, test } from 'vitest';
import { part, word } from './ink.test-helper.ts';
import { joinPieces } from './join-pieces.ts';

type Pieces = Parameters<typeof joinPieces>[0];

const piece = (text: string, raised: boolean, confidence = 0.9): Pieces[number] => [
  { ink: word([part(0, 0, 10, 30)]), raised },
  { text, confidence, letters: [] },
];

test.each<[string, Pieces, string]>([
  ['a footnote mark', [piece('13.5', false), piece('1', true)], '13.5¹'],
  ['a power within a unit', [piece('×10', false), piece('12', true), piece('/L', false)], '×10¹²/L'],
  ['a mark that reads as a letter of like shape', [piece('135', false), piece('l', true)], '135¹'],
  ['another raised sign', [piece('5', false), piece('*', true)], '5*'],
])('joins %s', (_title, pieces, text) => {
  expect(joinPieces(pieces).text).toBe(text);
});

test('is as sure as of the least certain piece', () => {
  expect(joinPieces([piece('13', false, 0.9), piece('1', true, 0.4)]).confidence).toBe(0.4);
});
