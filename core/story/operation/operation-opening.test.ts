import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../explaining/testing/tiny-knowledge.ts';
import { createLexicon } from '../../simplifying/lexicon.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { personOf } from '../person.ts';
import { createSpeaker } from '../speaker.ts';
import { operationOpening } from './operation-opening.ts';

type Given = Parameters<typeof statementsOf>[number];

const done = (text: string): Given => ({ text, role: 'done', heading: 'procedure' });
const before = (text: string): Given => ({ text, role: 'reason', heading: 'preoperative diagnosis' });
const after = (text: string): Given => ({ text, role: 'conclusion', heading: 'postoperative diagnosis' });
const step = (text: string): Given => ({ text, role: 'step' });

function setup(...given: Given[]): string[] {
  const speaker = createSpeaker('operative', { ...tinyKnowledge, lexicon: createLexicon([]) }, personOf(''));
  return operationOpening(statementsOf(...given), new Set(), speaker).map(({ text }) => text);
}

test('says what was done, and why, in one sentence', () => {
  expect(setup(before('Gallstones.'), after('Gallstones.'), done('Gallbladder removal.'))).toEqual([
    'You had gallbladder removal because of gallstones.',
  ]);
});

test('says what else was done, and the diagnosis where it is another one afterwards', () => {
  expect(setup(before('Knee pain.'), after('Torn ligament.'), done('Knee repair.'), done('Bone graft.'))).toEqual([
    'You had a procedure to repair the knee because of knee pain.',
    'You also had a bone graft.',
    'The diagnosis afterwards: torn ligament.',
  ]);
});

test('says nothing of a diagnosis that is the same afterwards, and of what only helped', () => {
  expect(setup(before('Knee pain.'), after('Same.'), done('Knee repair.'), done('Fluoroscopy.'))).toEqual([
    'You had a procedure to repair the knee because of knee pain.',
  ]);
});

test('says what it was to check for, and what it was for', () => {
  expect(setup(before('Rule out cancer.'), done('Skin check.'))).toEqual(['You had skin check to check for cancer.']);
  expect(setup(before('Cancer screening.'), done('Skin check.'))).toEqual(['You had skin check for cancer screening.']);
});

test('takes no sentence for a name', () => {
  expect(setup(before('She fell and was hurt.'), done('Knee repair.'))).toEqual([
    'You had a procedure to repair the knee.',
  ]);
});

test('says what comes next, a visit with its day before all', () => {
  const next = (text: string): Given => ({ text, role: 'next_step' });

  expect(setup(done('Knee repair.'), next('Rest.'), next('Follow up in 2 weeks.'))).toEqual([
    'You had a procedure to repair the knee.',
    'Follow up in 2 weeks.',
  ]);
});

test('says how it went and where the patient was taken', () => {
  expect(
    setup(
      done('Knee repair.'),
      { text: 'None.', role: 'detail', heading: 'complications' },
      step('She tolerated the procedure well and was taken to the PACU in stable condition.'),
    ),
  ).toEqual([
    'You had a procedure to repair the knee.',
    'You got through it well and were taken to the recovery room in stable condition.',
    'There were no complications.',
  ]);
});

test('takes what is the same afterwards as told', () => {
  const speaker = createSpeaker('operative', { ...tinyKnowledge, lexicon: createLexicon([]) }, personOf(''));
  const used = new Set<number>();
  operationOpening(statementsOf(before('Knee pain.'), after('Same.'), after('Knee pain.')), used, speaker);

  expect([...used].sort()).toEqual([0, 1, 2]);
});

test('says what a report concludes in a sentence', () => {
  const impression: Given = { text: 'There were many sores in the bowel.', role: 'conclusion', heading: 'impression' };

  expect(setup(done('Bowel check.'), impression)).toEqual([
    'You had bowel check.',
    'There were many sores in the bowel.',
  ]);
});

test('names each of the operations that stand in one line', () => {
  expect(setup(done('Neck check; knee repair; bone graft.'))).toEqual([
    'You had neck check.',
    'You also had a procedure to repair the knee and a bone graft.',
  ]);
});

test('names what was done by the scope where no name stands in the report', () => {
  expect(setup(before('Bleeding.'), step('The colonoscope was passed to the cecum.'))).toEqual([
    'You had a camera test of the large bowel (colonoscopy) because of bleeding.',
  ]);
});
