import { expect, test } from 'vitest';
import { checkSentence } from '../grounding/check-sentence.ts';
import { readingLevels } from '../documents/reading-level.ts';
import type { Reading } from '../reading/reading.ts';
import { explainReading } from './explain-reading.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

function labReport(): Reading {
  const { lab, finding, reading } = factsOf('Glucose 104 70-100\nPotassium 4 3-5\nThere is pneumonia.');
  return reading({
    documentType: 'lab_result',
    labResults: [
      lab('Glucose 104 70-100', {
        name: 'Glucose',
        analyte: 'glucose',
        value: '104',
        range: range(70, 100, '70-100'),
        flag: 'high',
      }),
      lab('Potassium 4 3-5', {
        name: 'Potassium',
        analyte: 'potassium',
        value: '4',
        range: range(3, 5, '3-5'),
        flag: 'normal',
      }),
    ],
    findings: [finding('pneumonia', { concept: 'pneumonia' })],
  });
}
const explained = Object.fromEntries(
  readingLevels.map((level) => [level, explainReading(labReport(), tinyKnowledge, { level })]),
);

test.each(readingLevels)('at the level %s the same facts are told, and each is held by its source', (level) => {
  const { summary, keyFindings, interpretation, sentences } =
    explained[level] ?? explainReading(labReport(), tinyKnowledge);

  expect(summary).toContain('Glucose (high)');
  expect(keyFindings[0]).toContain('104');
  expect(interpretation).toMatch(/104[^]*Potassium[^]*pneumonia/);
  expect(sentences.flatMap((sentence) => checkSentence(sentence, labReport()))).toEqual([]);
});

test('says less at the simple level and more at the detailed one', () => {
  expect(explained['simple']?.interpretation).not.toContain('measures');
  expect(explained['standard']?.interpretation).toContain('measures');
  expect(explained['standard']?.interpretation).not.toContain('A low result');
  expect(explained['detailed']?.interpretation).toContain('Potassium was 4. That is inside the printed range of 3-5.');
  expect(explained['detailed']?.interpretation).toContain('A low result can happen');
  expect(explained['detailed']?.interpretation).toContain('The report prints: "Glucose 104 70-100".');
});
