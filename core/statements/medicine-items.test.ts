import { expect, test } from 'vitest';
import type { Span } from '../kernel/span.ts';
import { isStrayAmongMedicines, medicineItems } from './medicine-items.ts';
import { statementOf } from './testing/statement-of.ts';
import type { Statement } from './statement.ts';

function setup(text: string, names: string[], role: Statement['role'] = 'medicine'): string[] {
  const statement: Statement = {
    text,
    span: [0, text.length],
    heading: 'medications',
    label: null,
    topic: null,
    role,
    experiencer: 'patient',
    temporality: 'now',
    certainty: 'stated',
    isItem: false,
    isFirst: true,
    order: 0,
  };
  const spans = names.map((name): Span => [text.indexOf(name), text.indexOf(name) + name.length]);
  return medicineItems([statement], spans, text).map((each) => each.text);
}

test('tells each medicine of a list in a sentence by itself', () => {
  expect(
    setup('His medications are aspirin 81 mg daily, Lasix 40 mg b.i.d., and digoxin 0.125 mg q.d.', [
      'aspirin',
      'Lasix',
      'digoxin',
    ]),
  ).toEqual(['aspirin 81 mg daily', 'Lasix 40 mg b.i.d.', 'digoxin 0.125 mg q.d.']);
});

test('leaves two medicines, and those of which something is stopped, in their sentence', () => {
  const two = 'Aspirin 81 mg daily, Lasix 40 mg daily.';
  expect(setup(two, ['Aspirin', 'Lasix'])).toEqual([two]);
  const stopped = 'She will stop taking aspirin, Lasix, and digoxin.';
  expect(setup(stopped, ['aspirin', 'Lasix', 'digoxin'], 'medicine_change')).toEqual([stopped]);
});

test('what a semicolon sets apart is a medicine by itself, with or without a dose', () => {
  expect(setup('Aspirin 81 mg daily; Voltarol gel', ['Aspirin', 'Voltarol'])).toEqual([
    'Aspirin 81 mg daily',
    'Voltarol gel',
  ]);
});

test.each([
  ['Mood remained anxious and speech was fast.', true],
  ['No history of alcohol use in the family.', true],
  ['Trivalox', false],
  ['She takes no medicines.', false],
  ['One tablet in the morning and one before bed.', false],
  ['He is no longer on Trivalox.', false],
])('"%s" is no matter of medicines: %s', (text, isStray) => {
  expect(isStrayAmongMedicines(statementOf(text, { role: 'medicine' }))).toBe(isStray);
});

test('a course of fever under the medicines is no medicine', () => {
  expect(isStrayAmongMedicines(statementOf('Fever up to 102 on the third day', { role: 'medicine' }))).toBe(true);
  expect(isStrayAmongMedicines(statementOf('She is on aspirin and digoxin', { role: 'medicine' }))).toBe(false);
});
