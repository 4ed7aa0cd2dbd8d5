import { expect, test } from 'vitest';
import { bySubject, insideBySubject, subjectLead } from './lab-subjects.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const { lab } = factsOf('row');
const rows = [
  lab('row', { name: 'Zonulin', value: '1' }),
  lab('row', { name: 'Glucose', analyte: 'glucose', value: '90' }),
  lab('row', { name: 'Potassium', analyte: 'potassium', value: '4' }),
];

test('puts rows under what they are about, those of no known subject last', () => {
  expect(bySubject(rows, tinyKnowledge).map(({ name, rows: of }) => [name, of.length])).toEqual([
    ['blood salt and mineral', 2],
    ['other', 1],
  ]);
});

test('sums up a subject of several results', () => {
  expect(bySubject(rows, tinyKnowledge).flatMap(subjectLead)).toMatchObject([
    { text: 'Two blood salt and mineral results are outside the range.' },
  ]);
});

test('lists what is inside by subject, or in one list where there is one', () => {
  const texts = (some: typeof rows) =>
    insideBySubject(some, tinyKnowledge)
      .flat()
      .map(({ text }) => text);

  expect(texts(rows)).toEqual([
    'Blood salt and mineral results inside the printed range: Glucose and Potassium.',
    'Other results inside the printed range: Zonulin.',
  ]);
  expect(texts(rows.slice(1))).toEqual(['Inside the printed range: Glucose and Potassium.']);
});
