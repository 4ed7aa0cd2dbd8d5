import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSections } from '../sections/find-sections.ts';
import { documentsIn, sentencesIn, type MarkedText } from './testing/marked-text.ts';
import { assertStatement } from './assert-statement.ts';
import { statementsOf } from './statements.ts';

const examples = (name: string) => readFileSync(new URL(`./testing/${name}.txt`, import.meta.url), 'utf8');

const asserted = ({ text, marks }: MarkedText) => {
  const statements = statementsOf(text, findSections(text));
  return marks.map(({ concept, start }) => {
    const statement = statements.find(({ piece: { span } }) => span[0] <= start && start < span[1]);
    if (!statement) return [concept, null];
    const at = start - statement.piece.span[0];
    const said = assertStatement(statement)([at, at + concept.length]);
    return [concept, said === 'unsaid' ? null : said];
  });
};

test.each(sentencesIn(examples('asserted-sentences')))('tells what is said in "$text"', (example) => {
  expect(asserted(example)).toEqual(example.marks.map(({ concept, expected }) => [concept, expected]));
});

test.each(documentsIn(examples('asserted-papers')))('tells what is said in the lines "$text"', (example) => {
  expect(asserted(example)).toEqual(example.marks.map(({ concept, expected }) => [concept, expected]));
});
