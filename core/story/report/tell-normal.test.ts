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

  expect(told.map(({ text }) => text)).toEqual(['These look normal: the liver, the spleen and the bladder.']);
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
