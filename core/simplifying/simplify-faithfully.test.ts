import { expect, test } from 'vitest';
import type { LexiconEntry } from './entries.ts';
import { createLexicon } from './lexicon.ts';
import { simplifyFaithfully } from './simplify-faithfully.ts';
import { entry, settingOf, smallEntries } from './testing/small-lexicon.ts';

function setup(sentence: string, more: LexiconEntry[] = [], named: string[] = []) {
  const setting = settingOf({ kind: 'imaging', named: new Set(named) });
  const lexicon = createLexicon([...more, ...smallEntries]);
  const text = simplifyFaithfully(sentence, setting, {
    lexicon,
    addressee: { reader: 'patient', sex: null, names: new Set() },
  });
  return { text, named: [...setting.named] };
}

test('says in plain words what stays the same', () => {
  expect(setup('No pleural effusion.').text).toBe('There is no fluid around the lung.');
});

test('says what an entry itself says otherwise', () => {
  expect(setup('The skin is afebrile.').text).toContain('without fever');
  expect(setup('Return in 2/52.').text).toContain('2 weeks');
});

test.each([
  ['Nodule of left size', 'left'],
  ['Nodule of no size', 'no'],
  ['Nodule of possible size', 'possible'],
  ['Nodule of 12.9 size', '12.9'],
])('keeps what a pattern would drop of "%s"', (sentence, kept) => {
  const lossy = entry('{x} of {y} size', { say: '{x} was found', category: 'sentence' });

  expect(setup(sentence, [lossy]).text).toContain(kept);
});

test('a name that was not told stays to be told', () => {
  const lossy = entry('{x} of {y} size', { say: '{x} was found', category: 'sentence' });

  expect(setup('Cardiomegaly of 5 size', [lossy], ['gout']).named).toEqual(['gout']);
  expect(setup('Cardiomegaly.', [], ['gout']).named).toEqual(['gout', 'cardiomegaly']);
});

test('an entry that breaks the sentence is left out, and only that one', () => {
  const breaking = entry('effort', { say: 'of try', category: 'phrase' });
  const { text } = setup('With an effort the edema was seen.', [breaking]);

  expect(text).toBe('With an effort the swelling was seen.');
});

test('a fault that the sentence has as it is printed is not ours', () => {
  expect(setup('The a nodule was seen with edema.').text).toContain('swelling');
});

test('names what is told in the end', () => {
  const breaking = entry('effort', { say: 'of try', category: 'phrase' });

  expect(setup('With an effort cardiomegaly was seen.', [breaking]).named).toEqual(['cardiomegaly']);
});
