import { expect, test } from 'vitest';
import type { LexiconEntry } from './entries.ts';
import { createPattern, fitPattern } from './sentence-pattern.ts';
import { entry } from './testing/small-lexicon.ts';
import { tokensOf } from './tokens.ts';

function setup(form: string, slots: LexiconEntry['slots'] = undefined) {
  const tokens = (text: string) => tokensOf(text, () => false);
  const pattern = createPattern(
    entry(form, { say: form, category: 'sentence', ...(slots !== undefined && { slots }) }),
    form,
    tokens,
  );
  const fill = (sentence: string) => {
    const filled = fitPattern(pattern, tokens(sentence));
    return (
      filled && Object.fromEntries([...filled].map(([slot, words]) => [slot, words.map(({ text }) => text).join(' ')]))
    );
  };
  return { pattern, fill };
}

test('is found by its longest word, and counts its words', () => {
  const { pattern } = setup('{x} is unremarkable');

  expect(pattern.key).toBe('unremarkable');
  expect(pattern.literals).toBe(2);
});

test('fills its slots with the words between its own', () => {
  const { fill } = setup('{x} measures {y} in size');

  expect(fill('The left nodule measures 5 mm in size')).toEqual({ x: 'The left nodule', y: '5 mm' });
});

test.each(['The heart is not unremarkable', 'The heart is unremarkable today', 'is unremarkable', 'unremarkable'])(
  'does not fit %j, of which it would leave words over or slots empty',
  (sentence) => {
    expect(setup('{x} is unremarkable').fill(sentence)).toBeUndefined();
  },
);

test('ends a slot at the first place where the rest fits', () => {
  expect(setup('{x} is {y}').fill('what is here is new')).toEqual({ x: 'what', y: 'here is new' });
});

test('goes on to a later place where the first one leaves words over', () => {
  expect(setup('{x} is new').fill('what is here is new')).toEqual({ x: 'what is here' });
});

test('fills a slot for a number with one number only', () => {
  const { fill } = setup('{n} weeks of {x}', { n: 'number' });

  expect(fill('3 weeks of cough')).toEqual({ n: '3', x: 'cough' });
  expect(fill('some weeks of cough')).toBeUndefined();
  expect(fill('2 3 weeks of cough')).toBeUndefined();
});

test('takes a hyphen for a space', () => {
  expect(setup('{x} is well developed').fill('She is well-developed')).toEqual({ x: 'She' });
});

test('fits no clause of more than eighty words, and no slot of more than forty', () => {
  const { fill } = setup('{x} is unremarkable');

  expect(fill(`${'a '.repeat(40)}is unremarkable`)).toBeDefined();
  expect(fill(`${'a '.repeat(41)}is unremarkable`)).toBeUndefined();
  expect(fill(`${'a '.repeat(100_000)}is unremarkable`)).toBeUndefined();
});

test('comes to an end where many slots could be filled in many ways', () => {
  expect(setup('{a} x {b} x {c} x {d} end').fill('x '.repeat(60))).toBeUndefined();
});
