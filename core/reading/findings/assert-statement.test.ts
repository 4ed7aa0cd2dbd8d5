import { expect, test } from 'vitest';
import { findSections } from '../sections/find-sections.ts';
import { documentExamples } from './assertion-examples/documents.ts';
import { imagingSentences } from './assertion-examples/imaging.ts';
import { documentsIn, sentencesIn, type MarkedText } from './assertion-examples/marked-text.ts';
import { historySentences } from './assertion-examples/note-histories.ts';
import { mixedSentences } from './assertion-examples/mixed.ts';
import { noteSentences } from './assertion-examples/notes.ts';
import { remarkSentences } from './assertion-examples/remarks.ts';
import { visitPapers, visitSentences } from './assertion-examples/visits.ts';
import { assertStatement } from './assert-statement.ts';
import { statementsOf } from './statements.ts';

const asserted = ({ text, marks }: MarkedText) => {
  const statements = statementsOf(text, findSections(text));
  return marks.map(({ concept, start }) => {
    const statement = statements.find(({ piece: { span } }) => span[0] <= start && start < span[1]);
    if (!statement) return [concept, null];
    const at = start - statement.piece.span[0];
    return [concept, assertStatement(statement)([at, at + concept.length])];
  });
};

test.each([
  ...sentencesIn(imagingSentences),
  ...sentencesIn(noteSentences),
  ...sentencesIn(historySentences),
  ...sentencesIn(mixedSentences),
  ...sentencesIn(visitSentences),
  ...sentencesIn(remarkSentences),
])('tells what is said in "$text"', (example) => {
  expect(asserted(example)).toEqual(example.marks.map(({ concept, expected }) => [concept, expected]));
});

test.each([...documentsIn(documentExamples), ...documentsIn(visitPapers)])(
  'tells what is said in the lines "$text"',
  (example) => {
    expect(asserted(example)).toEqual(example.marks.map(({ concept, expected }) => [concept, expected]));
  },
);
