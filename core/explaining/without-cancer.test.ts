import { expect, test } from 'vitest';
import type { Assertion } from '../documents/explanation.ts';
import { factsOf } from './testing/facts.ts';
import { definitionFor } from './without-cancer.ts';

const { finding, reading } = factsOf('carcinoma');
const source = (assertion: Assertion) =>
  reading({ findings: [finding('carcinoma', { concept: 'carcinoma', assertion })] });

test.each([
  ['A small growth. It is not cancer, but it can turn into cancer over years.', 'A small growth. It is not cancer.'],
  ['A small growth, often in the bowel, that very rarely turns into cancer.', 'A small growth, often in the bowel.'],
  ['A kind of cancer.', ''],
  ['A small lump.', 'A small lump.'],
])('in a document that rules cancer out, %j becomes %j', (definition, expected) => {
  expect(definitionFor(definition, source('absent'))).toBe(expected);
  expect(definitionFor(definition, source('possible'))).toBe(definition);
});
