import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { readStatements } from './read-statements.ts';

const rolesIn = (text: string) =>
  Object.fromEntries(readStatements(parsePaper(text), 'clinic').map(({ text: words, role }) => [words, role]));

test('a label in capitals below a list of medicines opens a part of its own', () => {
  const roles = rolesIn(
    'CURRENT MEDICATIONS: Aspirin daily.\nGENERAL OBSERVATIONS: He walks slowly. He looks tired.\n\nPLAN: Rest.',
  );

  expect(roles).toMatchObject({
    'Aspirin daily.': 'medicine',
    'He walks slowly.': 'examination',
    'He looks tired.': 'examination',
  });
});

test('what the doctor thinks below an examination is no examination', () => {
  const roles = rolesIn('EXAMINATION:\nExam Neck: Supple.\nINITIAL IMPRESSION: Migraine. Tension headache.');

  expect(roles).toMatchObject({
    'Supple.': 'examination',
    'Migraine.': 'conclusion',
    'Tension headache.': 'conclusion',
  });
});

test('what was found on the patient is an examination, what a picture shows a finding', () => {
  const roles = rolesIn('FINDINGS: On exam, he is awake. The knee is sore. X-rays show a crack.\n\nPLAN: Rest.');

  expect(roles).toMatchObject({ 'The knee is sore.': 'examination', 'X-rays show a crack.': 'finding' });
});

test('a conclusion inside a result is over at the next label', () => {
  const roles = rolesIn(
    'IMAGING:\nCT pelvis: Enlarged gland.  Impression: Cancer.\nBone scan: Negative.\n\nPLAN: Rest.',
  );

  expect(roles).toMatchObject({ 'Cancer.': 'conclusion', 'Negative.': 'finding' });
});

test('labels of parts of the body divide one examination', () => {
  const roles = rolesIn('PHYSICAL EXAM:\nHEENT: Clear. No redness.\nHEART: Regular. No murmur.');

  expect(new Set(Object.values(roles))).toEqual(new Set(['examination']));
});

test('headings mean something else in a visit: operations are those of before, treatment is what comes now', () => {
  const roles = rolesIn(
    'PROBLEM: Sore knee.\n\nOPERATIONS: Tonsils in 1990.\n\nIMPRESSION: Sprain.\n\nTREATMENT: Rest the knee.',
  );

  expect(roles).toMatchObject({
    'Sore knee.': 'reason',
    'Tonsils in 1990.': 'past',
    'Rest the knee.': 'next_step',
  });
});
