import { expect, test } from 'vitest';
import { inflect, inflections, irregularBases, pluralOf } from './inflection.ts';

const setup = (phrase: string) => inflections.map((inflection) => inflect(phrase, inflection));

test.each([
  ['walk', ['walk', 'walks', 'walked', 'walked', 'walking']],
  ['take out', ['take out', 'takes out', 'took out', 'taken out', 'taking out']],
  ['have no', ['have no', 'has no', 'had no', 'had no', 'having no']],
  ['remove', ['remove', 'removes', 'removed', 'removed', 'removing']],
  ['carry', ['carry', 'carries', 'carried', 'carried', 'carrying']],
  ['delay', ['delay', 'delays', 'delayed', 'delayed', 'delaying']],
  ['discuss', ['discuss', 'discusses', 'discussed', 'discussed', 'discussing']],
  ['fix', ['fix', 'fixes', 'fixed', 'fixed', 'fixing']],
  ['die', ['die', 'dies', 'died', 'died', 'dying']],
  ['see', ['see', 'sees', 'saw', 'seen', 'seeing']],
  ['stop', ['stop', 'stops', 'stopped', 'stopped', 'stopping']],
  ['refer', ['refer', 'refers', 'referred', 'referred', 'referring']],
  ['undergo', ['undergo', 'undergoes', 'underwent', 'undergone', 'undergoing']],
])('knows the forms of "%s"', (phrase, forms) => {
  expect(setup(phrase)).toEqual(forms);
});

test.each([
  ['nodule', 'nodules'],
  ['biopsy', 'biopsies'],
  ['x-ray', 'x-rays'],
  ['mass', 'masses'],
  ['area of bleeding', 'areas of bleeding'],
  ['break in the bone', 'breaks in the bone'],
  ['lump', 'lumps'],
])('makes several of "%s" at its head: "%s"', (one, several) => {
  expect(pluralOf(one)).toBe(several);
});

test('finds the verb of an irregular form', () => {
  expect(irregularBases.get('has')).toBe('have');
  expect(irregularBases.get('undergoes')).toBe('undergo');
  expect(irregularBases.get('walks')).toBeUndefined();
});
