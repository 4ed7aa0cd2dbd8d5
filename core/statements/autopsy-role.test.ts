import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { readStatements } from './read-statements.ts';

test('of an examination after death the cause, what was found to be so and poisons are told, not how the body looked', () => {
  const paper = parsePaper(`AUTOPSY REPORT

FINAL ANATOMIC DIAGNOSES:
1. Coronary artery disease.
2. Emphysema.

CAUSE OF DEATH: Heart attack.

TOXICOLOGY: Blood alcohol negative.

EXTERNAL EXAMINATION: The body is that of a tall man. The irides are brown.
`);
  const roles = readStatements(paper, 'autopsy').map(({ role, text }) => `${role}: ${text}`);
  expect(roles).toContain('conclusion: Coronary artery disease.');
  expect(roles).toContain('conclusion: Cause of death: Heart attack.');
  expect(roles).toContain('finding: Blood alcohol negative.');
  expect(roles).toContain('furniture: The irides are brown.');
});
