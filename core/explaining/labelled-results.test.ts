import { expect, test } from 'vitest';
import type { DocumentKind } from '../documents/document-kinds.ts';
import { contextOf } from './explaining-context.ts';
import { labelledResults } from './labelled-results.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const said = (text: string, documentKind: DocumentKind) =>
  labelledResults(contextOf(factsOf(text).reading({ documentKind }), tinyKnowledge)).map((one) => one.text);

test('quotes the lines that carry the result of a gene test', () => {
  expect(said('Sample: saliva\n  Gene: ABC1\nResult: POSITIVE\nGene: ABC1', 'genetic_test')).toEqual([
    'Printed: "Gene: ABC1".',
    'Printed: "Result: POSITIVE".',
  ]);
});

test('quotes what a vaccination record calls due', () => {
  expect(said('Measles 2020\nNext due: tetanus\nFever due to a cold', 'vaccination_record')).toEqual([
    'Printed: "Next due: tetanus".',
  ]);
});

test('quotes no such lines of other papers', () => {
  expect(said('Result: POSITIVE', 'office_visit')).toEqual([]);
});
