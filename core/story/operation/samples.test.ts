import { expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { samplesSent } from './samples.ts';

const sent = (text: string, heading = 'specimens'): { text: string } & Partial<Statement> => ({
  text,
  heading,
  role: 'pending',
});
const setup = (...given: ({ text: string } & Partial<Statement>)[]) =>
  samplesSent(statementsOf(...given)).map(({ text }) => text);

test('tells once what was sent to the lab, whatever the lines name', () => {
  expect(setup(sent('To pathology.'), sent('Lymph node.'), sent('Left tube.'))).toEqual([
    'What was taken out was sent to the lab to be checked.',
  ]);
});

test('tells apart what was sent to look for germs', () => {
  expect(setup(sent('Gallbladder.'), sent('To microbiology.', 'cultures'))).toEqual([
    'What was taken out was sent to the lab to be checked.',
    'A sample was sent to the lab to look for germs.',
  ]);
});

test('what happened to the patient is no sample', () => {
  expect(setup(sent('The patient had a fracture of both bones.'), sent('The parents opted for a cast.'))).toEqual([]);
});

test('says nothing of a heading that names no sample', () => {
  expect(setup(sent('None.'))).toEqual(['']);
});

test('leaves when a result comes to its own words', () => {
  expect(setup(sent('The pathology result will be given by phone in a week.'))).toEqual([]);
});

test('says that a result is still awaited', () => {
  expect(setup(sent('Bladder tumor, pathology pending.', 'postoperative diagnosis'))).toEqual([
    'The result from the lab was not back yet.',
  ]);
});

test('tells of cultures among the steps', () => {
  expect(setup({ text: 'Cultures were taken.', role: 'step' })).toEqual([
    'A sample was sent to the lab to look for germs.',
  ]);
  expect(setup({ text: 'Prior cultures grew nothing.', role: 'step' })).toEqual([]);
});

test('what was not sent is not told as sent', () => {
  expect(setup(sent('Disc that was not sent to the lab.')).join('')).toBe('');
});
