import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';
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

test.each([
  ['Lumbar puncture: RBC 2, protein 61 mg/dL, glucose 55', ['csf_red_cells', 'csf_protein', 'csf_glucose']],
  ['CSF protein was 38 mg/dL. Serum glucose 101.', ['csf_protein', 'glucose']],
  ['Pleural fluid showed LDH 310, protein 4.1.', ['fluid_ldh', 'fluid_protein']],
  ['Blood and CSF were sent: sodium 139', ['sodium']],
])('tells by the words of a sentence in which fluid a test was made: %s', (line, analytes) => {
  expect(readLabRows(line, loadKnowledge()).map(({ analyte }) => analyte)).toEqual(analytes);
});
