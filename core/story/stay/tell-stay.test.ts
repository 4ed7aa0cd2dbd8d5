import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../explaining/testing/tiny-knowledge.ts';
import { smallLexicon } from '../../simplifying/testing/small-lexicon.ts';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { personOf } from '../person.ts';
import { createSpeaker } from '../speaker.ts';
import { tellStay } from './tell-stay.ts';

type Given = { text: string } & Partial<Statement>;

function setup(given: readonly Given[], paper = '') {
  const person = personOf(paper);
  const statements = statementsOf(...given);
  const speaker = createSpeaker('discharge', { ...tinyKnowledge, lexicon: smallLexicon() }, person);
  const told = tellStay(statements, new Set(), speaker, person);
  return { told, statements, texts: told.map(({ text }) => text) };
}

const admission = (text: string): Given => ({ text, role: 'reason', heading: 'admission diagnosis' });
const diagnosis = (text: string): Given => ({ text, role: 'conclusion', heading: 'discharge diagnosis' });
const procedure = (text: string): Given => ({ text, role: 'done', heading: 'procedure' });
const course = (text: string): Given => ({ text, role: 'course', heading: 'hospital course' });

test('says why the person came, what it was, what was done and how it ended, in this order', () => {
  const { texts, told, statements } = setup([
    diagnosis('A torn ligament.'),
    admission('Knee pain.'),
    procedure('Repair of the knee.'),
    course('She was discharged home in good condition.'),
  ]);

  expect(texts).toEqual([
    'You came to the hospital because of knee pain.',
    'The diagnosis: a torn ligament.',
    'What was done: repair of the knee.',
    expect.stringMatching(/home in good condition/),
  ]);
  expect(told[0]).toMatchObject({ part: 'bottom_line', basis: 'document', spans: [statements[1]?.span] });
});

test('says a diagnosis that did not change once', () => {
  expect(setup([admission('Knee pain.'), diagnosis('Knee pain.')]).texts).toEqual([
    'You were in the hospital with knee pain.',
  ]);
});

test('tells what the person has been through among the diagnoses as what was done', () => {
  expect(setup([diagnosis('Knee pain.'), diagnosis('Status post knee replacement.')]).texts).toEqual([
    'You were in the hospital with knee pain.',
    'What was done: knee replacement.',
  ]);
});

test('tells what else there was behind the operation that the stay was for', () => {
  expect(setup([diagnosis('Status post knee replacement.'), diagnosis('Fever.')]).texts).toEqual([
    'What was done: knee replacement.',
    'Other problems: fever.',
  ]);
});

test('tells an event that was survived as the diagnosis, and three diagnoses as a list', () => {
  expect(setup([diagnosis('Status post cardiac arrest.'), diagnosis('Fever.'), diagnosis('Cough.')]).texts).toEqual([
    'You were in the hospital with cardiac arrest, fever and cough.',
  ]);
});

test('tells an operation once that is named twice', () => {
  const { texts } = setup([procedure('Total knee replacement.'), procedure('Knee replacement.')]);

  expect(texts).toEqual(['What was done: total knee replacement.']);
});

test('leaves diagnoses of second rank to their own part', () => {
  const texts = setup([diagnosis('Knee pain.'), { ...diagnosis('Gout.'), heading: 'secondary diagnoses' }]).texts;

  expect(texts).toEqual(['You were in the hospital with knee pain.']);
});

test('speaks to the family of somebody who died', () => {
  const { texts } = setup([diagnosis('Pneumonia.'), course('The patient expired at noon.')], 'The patient expired.');

  expect(texts[0]).toBe('Your family member was in the hospital with pneumonia.');
  expect(texts).toHaveLength(2);
});

test('tells without a list of diagnoses how the person came and what was done', () => {
  const { texts } = setup([
    course('She was admitted with knee pain.'),
    course('She underwent surgery of the knee.'),
    course('Her pulse was 80.'),
  ]);

  expect(texts).toHaveLength(2);
  expect(texts[1]).toMatch(/surgery of the knee/);
});

test.each([
  [{ ...course('Stable.'), heading: 'discharge condition' }, 'Condition when leaving the hospital: stable.'],
  [{ ...course('Home.'), heading: 'disposition' }, 'Where to after the hospital: home.'],
])('says of a bare answer what it answers: %j', (given, said) => {
  expect(setup([given]).texts).toEqual([said]);
});

test('takes what to do if something happens for no end of the stay', () => {
  expect(setup([course('If she is discharged home, a nurse will come.')]).texts).toEqual([]);
});
