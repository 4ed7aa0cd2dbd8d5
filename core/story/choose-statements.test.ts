import { expect, test } from 'vitest';
import { statementsOf } from '../statements/testing/statement-of.ts';
import { chooseStatements } from './choose-statements.ts';
import type { PartPlan } from './outlines.ts';

function setup(given: Parameters<typeof statementsOf>, plan: Partial<PartPlan> = {}, used: number[] = []): string[] {
  const full: PartPlan = { part: 'found', roles: ['finding'], most: 9, ...plan };
  return chooseStatements(full, statementsOf(...given), new Set(used)).map(({ text }) => text);
}

const finding = (text: string) => ({ text });

test('takes what has a role of the part, in the order of the paper', () => {
  const given = [finding('The knee is sore.'), { text: 'Rest.', role: 'next_step' as const }, finding('A large mass.')];

  expect(setup(given)).toEqual(['The knee is sore.', 'A large mass.']);
  expect(setup(given, { roles: ['next_step'] })).toEqual(['Rest.']);
});

test('takes no more than the part may hold, the weightiest ones', () => {
  const given = [finding('A line.'), finding('A dot.'), finding('A spot.'), finding('Fracture with bleeding.')];

  expect(setup(given, { most: 1 })).toEqual(['Fracture with bleeding.']);
  expect(setup(given, { most: 2 })).toHaveLength(2);
});

test('takes nothing twice', () => {
  expect(setup([finding('A line.'), finding('A dot.')], {}, [0])).toEqual(['A dot.']);
});

test('never takes what is of a relative', () => {
  const given = [{ text: 'Mother had cancer.', experiencer: 'relative' as const }, finding('A dot.')];

  expect(setup(given)).toEqual(['A dot.']);
});

test.each([
  ['a list that lost its full stops', `A ${'very '.repeat(80)}long one.`],
  ['a gap that was left open', 'Seen by ___ on Monday.'],
  ['figures of every visit', 'BP 132/72, HR 67, T 36.6.'],
])('never takes %s', (_name, text) => {
  expect(setup([finding(text)])).toEqual([]);
});

test('takes only what weighs enough, where the part asks for it', () => {
  expect(setup([finding('A line.'), finding('Large mass with bleeding.')], { worst: true, fewest: 3 })).toEqual([
    'Large mass with bleeding.',
  ]);
});

test('takes only what has a cue, where the part asks for it', () => {
  expect(
    setup([finding('A line.'), finding('It was successful. The end.'), finding('Tolerated well.')], { cue: 'outcome' }),
  ).toContain('Tolerated well.');
  expect(setup([finding('A line.')], { cue: 'outcome' })).toEqual([]);
});

test('tells what is as it should be from what is not', () => {
  const given = [finding('The lungs are clear.'), finding('A large mass.'), finding('Sodium 128.')];

  expect(setup(given, { isNormal: true })).toEqual(['The lungs are clear.']);
  expect(setup(given, { isNormal: false })).toEqual(['A large mass.', 'Sodium 128.']);
});

test('tells what stands under a heading of diagnoses from what does not', () => {
  const given = [
    { text: 'Gout.', heading: 'postoperative diagnosis' },
    { text: 'A dot.', heading: 'findings' },
  ];

  expect(setup(given, { isDiagnosis: true })).toEqual(['Gout.']);
  expect(setup(given, { isDiagnosis: false })).toEqual(['A dot.']);
});

const steps = { roles: ['next_step'] as const, part: 'next_steps' as const, most: 1, worst: true };

test('takes a leaning sentence with the one that it leans on', () => {
  const given = [
    { text: 'Take iron.', role: 'course' as const },
    { text: 'If this is not effective, we will consider a scan.', role: 'next_step' as const },
  ];

  expect(setup(given, steps)).toEqual(['Take iron.', 'If this is not effective, we will consider a scan.']);
});

test.each([
  ['furniture', { text: 'Signed by Dr. Low.', role: 'furniture' as const }, []],
  ['told before', { text: 'Take iron.' }, [0]],
  ['leaning itself', { text: 'This helps.' }, []],
  ['a gap', { text: 'Take ___ daily.' }, []],
])('does not tell it alone where what is before it is %s', (_name, before, used) => {
  const leaning = { text: 'This should be repeated.', role: 'next_step' as const, heading: 'plan' };

  expect(setup([{ heading: 'plan', role: 'course', ...before }, leaning], steps, used)).toEqual([]);
});

test('tells a leaning sentence behind the one it leans on where both are chosen', () => {
  expect(setup([finding('There is a mass.'), finding('It is large.')])).toEqual(['There is a mass.', 'It is large.']);
});

test('takes for an answer what speaks of what was to be ruled out', () => {
  const given = [
    { text: 'Belly pain, rule out appendicitis.', role: 'reason' as const },
    { text: 'Normal appendix.', role: 'conclusion' as const },
    { text: 'Pain in the belly.', role: 'conclusion' as const },
  ];

  expect(setup(given, { roles: ['conclusion'], isAnswer: true })).toEqual(['Normal appendix.']);
});

test('takes beside a conclusion only what stands under its heading', () => {
  const given = [
    { text: 'Ultrasound may help.', role: 'next_step' as const, heading: 'findings' },
    { text: 'A cyst.', role: 'conclusion' as const, heading: 'impression' },
    { text: 'Repeat in a year.', role: 'next_step' as const, heading: 'impression' },
  ];

  expect(setup(given, { roles: ['conclusion', 'next_step'], isConcluded: true })).toEqual([
    'A cyst.',
    'Repeat in a year.',
  ]);
});

test('codes for who pays are told to nobody', () => {
  expect(setup([finding('CPT codes: 12345.'), finding('12345, RT, repair of a tendon.'), finding('A line.')])).toEqual([
    'A line.',
  ]);
});

test('tells what is abnormal first, with what leans on it', () => {
  const given = [
    finding('Good fitness.'),
    finding('Abnormal tracing.'),
    finding('This may be old.'),
    finding('A slow pulse.'),
  ];

  expect(setup(given, { isSevereFirst: true })).toEqual([
    'Abnormal tracing.',
    'This may be old.',
    'Good fitness.',
    'A slow pulse.',
  ]);
});

test('tells no sign to look for as the step before another one', () => {
  const given = [
    { text: 'Chest pain.', role: 'warning_sign' as const },
    { text: 'Otherwise rest.', role: 'next_step' as const },
  ];

  expect(setup(given, { roles: ['next_step'], isMust: true })).toEqual(['Otherwise rest.']);
});
