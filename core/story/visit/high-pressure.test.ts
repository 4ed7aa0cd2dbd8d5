import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { withHighPressure } from './high-pressure.ts';
import type { Person } from '../person.ts';
import type { StorySentence } from '../story.ts';

const adult: Person = { sex: null, age: 61, isPregnant: false, addressee: 'patient', names: new Set() };
const tell = (text: string, { told = [], person = adult }: { told?: StorySentence[]; person?: Person } = {}) =>
  withHighPressure(statementsOf({ text, role: 'examination' }), told, person);

test.each(['BP 162/94, HR 80, afebrile.', 'Vitals: Pulse 70, blood pressure of 162/94.', 'BP162/94, RR 18'])(
  'tells that the blood pressure was high: %s',
  (text) => {
    expect(tell(text).map((sentence) => sentence.text)).toEqual([
      'Your blood pressure was 162/94.',
      'In general, a blood pressure of 140/90 or more is high for an adult.',
    ]);
  },
);

test('says what a pressure means that is told already, where it is told', () => {
  const told: StorySentence = {
    part: 'bottom_line',
    text: 'Your blood pressure today is 162/94.',
    spans: [[0, 9]],
    basis: 'document',
  };

  expect(tell('BP 162/94.', { told: [told] })).toMatchObject([
    { text: told.text },
    { part: 'bottom_line', basis: 'general' },
  ]);
});

test.each([
  'BP 132/84, HR 80.',
  'BP at home 162/94.',
  'The goal is a blood pressure below 140/90.',
  'BP 148/82, after ten minutes of rest 126/80.',
])('tells no high blood pressure: %s', (text) => {
  expect(tell(text)).toEqual([]);
});

test('tells no high blood pressure of a child', () => {
  expect(tell('BP 162/94.', { person: { ...adult, age: 9 } })).toEqual([]);
});
