import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../explaining/testing/tiny-knowledge.ts';
import { smallLexicon } from '../../simplifying/testing/small-lexicon.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { personOf } from '../person.ts';
import { createSpeaker } from '../speaker.ts';
import { tellNormal } from './tell-normal.ts';

function setup(...texts: string[]) {
  const speaker = createSpeaker('imaging', { ...tinyKnowledge, lexicon: smallLexicon() }, personOf(''));
  const statements = statementsOf(...texts.map((text) => ({ text })));
  const { told, others } = tellNormal(statements, 'normal', speaker);
  return { told, texts: told.map(({ text }) => text), others: others.map(({ text }) => text), statements };
}

test('says in one sentence what looks normal, with every place it comes from', () => {
  const { told, statements } = setup('The liver and spleen are normal.', 'Normal bladder.');

  expect(told.map(({ text }) => text)).toEqual(['The liver, the spleen and the bladder look normal.']);
  expect(told[0]?.spans).toEqual(statements.map(({ span }) => span));
});

test.each([
  ['The ovaries are normal.', 'The ovaries look normal.'],
  ['The pancreas is normal.', 'The pancreas looks normal.'],
])('%j is one sentence', (printed, said) => {
  expect(setup(printed).texts).toEqual([said]);
});

test('tells nothing twice', () => {
  expect(setup('The liver is normal.', 'Normal liver.').texts).toEqual(['The liver looks normal.']);
});

test('hands back what says more', () => {
  expect(setup('The liver is normal except for a cyst.').others).toHaveLength(1);
});

test.each([
  [
    'The heart size, motion of the walls, and strength are normal.',
    'The heart size, motion of the walls, and strength look normal.',
  ],
  ['The skin overlying the breasts is normal.', 'The skin overlying the breasts looks normal.'],
  ['The size and shape of the heart are normal.', 'The size and shape of the heart look normal.'],
])('%j agrees with the thing that is named', (printed, said) => {
  expect(setup(printed).texts).toEqual([said]);
});

test('keeps together what has its name at the end', () => {
  expect(setup('The upper and lower eyelids are normal.', 'The lens is normal.').texts).toEqual([
    'The upper and lower eyelids and the lens look normal.',
  ]);
});

test('a speed does not look normal', () => {
  expect(setup('The peak velocity is normal.').told).toEqual([]);
});
