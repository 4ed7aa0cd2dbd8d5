import { expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { aroundIt } from './around-it.ts';

const setup = (steps: string[], told = '') =>
  aroundIt(
    statementsOf(...steps.map((text): { text: string } & Partial<Statement> => ({ text, role: 'step' }))),
    told,
    'you',
  ).map(({ text }) => text);

test.each<[string, string]>([
  ['Thick pus was drained.', 'Pus, a sign of an infection, was found.'],
  ['The facial nerve was identified and preserved.', 'The doctor took care not to harm the nerve that moves the face.'],
  ['Ancef was given for prophylaxis.', 'You got an antibiotic to prevent an infection.'],
  ['The incisions were injected with Marcaine.', 'Numbing medicine was put into the area (local anesthesia).'],
  ['He was extubated in the operating room.', 'The breathing tube was taken out at the end.'],
  ['He was taken to the ICU, still intubated.', 'You were kept on the breathing tube afterwards.'],
  ['She was awake and followed commands.', 'Afterwards you followed commands.'],
  ['Estimated blood loss was 700 mL.', 'You lost about 700 mL of blood.'],
])('tells "%s" in a set sentence', (text, said) => {
  expect(setup([text])).toEqual([said]);
});

test.each([
  'No pus was seen.',
  'The wound was irrigated with antibiotic solution.',
  'He could not be extubated.',
  'She had previously been intubated and taken to the ICU.',
  'He was moving all four extremities, weak on the left.',
])('says nothing of "%s"', (text) => {
  expect(setup([text])).toEqual([]);
});

test('tells of washing out where something was infected', () => {
  expect(setup(['The abdomen was irrigated.'], 'You had an abscess.')).toEqual(['The area was washed out.']);
  expect(setup(['The abdomen was irrigated.'], 'You had a hernia.')).toEqual([]);
});

test('tells that a thin tube is in the right place and works', () => {
  expect(
    setup(
      ['A chest x-ray showed good position of the tip.', 'The port flushed easily.'],
      'You had a procedure to put in a port.',
    ),
  ).toEqual([
    'A picture showed that the end of the thin tube is in the right place.',
    'The thin tube worked well when it was tried.',
  ]);
});
