import { expect, test } from 'vitest';
import { parsePaper } from '../../paper/parse-paper.ts';
import { piecesOf } from './pieces.ts';
import { sayScreening } from './say-screening.ts';

const told = (text: string): string[] => {
  const paper = parsePaper(text);
  return sayScreening(piecesOf(paper), paper.text).told.map((sentence) => sentence.text);
};

test('a screen before birth is told by what it found a high and a low risk of', () => {
  expect(
    told('PRENATAL SCREEN\nTrisomy 21 (Down syndrome): HIGH RISK\nTrisomy 18: Low risk\nTrisomy 13: Low risk\n'),
  ).toEqual([
    'The screening test found a high risk of Down syndrome (trisomy 21).',
    'The risk of trisomy 18 and trisomy 13 is low.',
  ]);
});

test('a carrier is told what that is', () => {
  expect(told('RESULT: One variant was found in SMN1. Carrier of spinal muscular atrophy.\n')).toEqual([
    'You are a carrier of spinal muscular atrophy.',
    'A carrier has one changed copy of a gene and usually stays healthy, but can pass it on to a child.',
  ]);
});

test('who is no carrier is not told to be one', () => {
  expect(told('RESULT: Negative. You are not a carrier of spinal muscular atrophy.\n')).toEqual([]);
});
