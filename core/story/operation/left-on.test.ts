import { expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { leftOn } from './left-on.ts';

const step = (text: string): { text: string } & Partial<Statement> => ({ text, role: 'step' });
const setup = (...given: ({ text: string } & Partial<Statement>)[]) => leftOn(statementsOf(...given), 'you')?.text;

test('tells in one sentence what a patient leaves an operation with', () => {
  expect(
    setup(
      step('The hand was washed.'),
      step('The skin was closed with 4-0 nylon.'),
      step('A dressing and a splint were applied.'),
    ),
  ).toBe('Afterwards you had stitches, a bandage and a splint.');
});

test('tells what stands under a heading of drains', () => {
  expect(setup({ text: 'Penrose x1.', role: 'detail', heading: 'drains' })).toBe(
    'Afterwards you had a drain (a soft tube that lets fluid out).',
  );
  expect(setup({ text: 'None.', role: 'detail', heading: 'drains' })).toBeUndefined();
});

test.each([
  'The splint was removed.',
  'The dressing will be changed.',
  'The old cast was taken away.',
  'A sling procedure was planned.',
])('"%s" leaves nothing on', (text) => {
  expect(setup(step('It was washed.'), step(text))).toBeUndefined();
});

test('leaves out a tube that was taken out again', () => {
  expect(
    setup(step('It was washed.'), step('A Foley catheter was placed.'), step('The Foley catheter was removed.')),
  ).toBeUndefined();
});

test('leaves out what was put on before the operation began', () => {
  expect(setup(step('A splint was placed.'), step('The hand was washed.'), step('It was dried.'))).toBeUndefined();
});

test('counts the drains', () => {
  expect(setup({ text: 'Four Blake drains.', role: 'detail', heading: 'drains' })).toBe(
    'Afterwards you had four drains (soft tubes that let fluid out).',
  );
});
