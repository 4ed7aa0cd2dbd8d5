import { expect, test } from 'vitest';
import { specimenLabelled, specimenOfHeading } from './specimens.ts';

test.each([
  ['URINALYSIS, COMPLETE', 'urine'],
  ['Urine chemistry', 'urine'],
  ['CSF ANALYSIS', 'csf'],
  ['Arterial Blood Gas', 'gas'],
  ['STOOL STUDIES', 'stool'],
  ['Semen analysis', 'semen'],
  ['Synovial fluid', 'fluid'],
  ['COMPLETE BLOOD COUNT', 'blood'],
  ['Comprehensive metabolic panel', 'blood'],
  ['Her urine has been dark for two weeks.', undefined],
  ['MICROBIOLOGY', undefined],
])('tells what %j is about', (heading, expected) => {
  expect(specimenOfHeading(heading)).toBe(expected);
});

test.each([
  ['Specimen: Urine, clean catch    Collected: 02/03/2024', 'urine'],
  ['Specimen type: Serum', 'blood'],
  ['Source: Left leg', undefined],
  ['Glucose 5.1', undefined],
])('reads the label of %j', (line, expected) => {
  expect(specimenLabelled(line)).toBe(expected);
});
