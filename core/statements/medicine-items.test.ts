import { expect, test } from 'vitest';
import type { Span } from '../kernel/span.ts';
import { medicineItems } from './medicine-items.ts';
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
