import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { findSections } from '../sections/find-sections.ts';
import { readFindings } from './read-findings.ts';
import names from './testing/names.json' with { type: 'json' };

const read = (text: string) =>
  readFindings(text, { sections: findSections(text), knowledge: loadKnowledge(), taken: [] });

/** A paper that speaks of findings elsewhere, so that only the statement matters. */
const paper = (heading: string, statement: string) =>
  `CLINICAL DETAILS: Gout and psoriasis.\n\n${heading}:\n${statement}\n`;

// Statements under a heading, and what they name beyond the glossary.
const cases = names.named.flatMap(([heading = '', statement = '', ...expected]) =>
  expected.map((each) => [heading, statement, each] as const),
);

test.each(cases)('under %s, "%s" tells %s', (heading, statement, expected) => {
  const [words = '', assertion] = expected.split(' = ');
  const text = paper(heading, statement);
  const start = text.indexOf(words, text.indexOf(heading) + heading.length);
  const told = read(text).filter(({ span }) => span[0] < start + words.length && start < span[1]);

  expect(told.map((finding) => finding.assertion)).toContain(assertion);
});

test.each(names.unnamed)('under %s, "%s" tells nothing by "%s"', (heading = '', statement = '', word = '') => {
  const text = paper(heading, statement);
  const start = text.indexOf(word, text.indexOf(heading) + heading.length);

  expect(read(text).filter(({ span }) => span[0] < start + word.length && start < span[1])).toEqual([]);
});

test.each(names.papersOfOtherKinds)('reads no finding in: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('reads an abbreviation as the glossary calls it', () => {
  const found = read(paper('PAST MEDICAL HISTORY', 'GERD, UTI.'));

  expect(found.map(({ concept }) => concept)).toEqual(expect.arrayContaining(['urinary tract infection']));
});

test('takes what cannot be found in a record for no loss of sight', () => {
  const told = (statement: string) => read(paper('HISTORY', statement)).map(({ text }) => text);

  expect(told('Ferritin was low (cant see exact date)')).not.toContain('cant see');
  expect(told('Headache, cant see with the left eye')).toContain('cant see');
});
