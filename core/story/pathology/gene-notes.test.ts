import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { statementOf } from '../../statements/testing/statement-of.ts';
import { asGeneNote } from './gene-notes.ts';
import { sayPhenotypes } from './say-phenotypes.ts';

const rows = ['CYP2C9  *1/*3   Intermediate metabolizer', 'TPMT  *1/*1   Normal metabolizer'];

/** A statement that begins with the given words, in a report with the lines below the rows. */
function note(words: string, ...lines: string[]) {
  const text = [...rows, ...lines].join('\n');
  const start = text.indexOf(words);
  const { role, text: said } = asGeneNote(
    statementOf(words, { role: 'conclusion', span: [start, start + words.length] }),
    {
      ...sayPhenotypes(text, loadKnowledge()),
      isReport: true,
      text,
    },
  );
  return role === 'furniture' ? role : `${role}: ${said}`;
}

test('a note is told whole, with its medicine, and what asks for another dose first', () => {
  const line = 'Warfarin (CYP2C9): more bleeding. A lower dose is advised. Poor metabolizers need far less.';

  expect(note('more bleeding.', line)).toBe('conclusion: Warfarin (CYP2C9): more bleeding. A lower dose is advised.');
  expect(note('A lower dose is advised.', line)).toBe('furniture');
});

test.each([
  ['Azathioprine | Usual dose. Poor metabolizers can die of it.', 'Usual dose.'],
  ['Azathioprine   Usual dose; carriers must not get it.', 'Usual dose'],
])('what is so for other people is left out of "%s"', (line, words) => {
  expect(note('Usual dose', line)).toBe(`finding: Azathioprine: ${words}`);
});

test.each(['Poor metabolizers of CYP2C9 need less.', 'Deficient patients must never get it.', 'Medicine   Advice'])(
  'no result of this person: "%s"',
  (words) => {
    expect(note(words, words)).toBe('furniture');
  },
);

test('who is of the kind that a note speaks of is meant by it', () => {
  expect(note('Intermediate metabolizers need less.', 'Intermediate metabolizers need less.')).toContain('conclusion');
});
