import { expect, test } from 'vitest';
import { checkSentence } from '../grounding/check-sentence.ts';
import { readingLevels } from '../documents/reading-level.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { readDocument } from '../reading/read-document.ts';
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

test('is clearly shorter at the simple level, with every result outside its range and every request', () => {
  const text = [
    'CBC REPORT',
    'Test   Result   Range',
    ...[
      'WBC 3.1 4.0-11.0',
      'Hemoglobin 9.9 13.5-17.5',
      'Platelets 118 150-400',
      'Sodium 130 135-145',
      'Glucose 204 70-99',
    ].map((row) => row.replaceAll(' ', '    ')),
    'IMPRESSION: Anemia. Thrombocytopenia. Hyponatremia. Suspected hepatitis.',
    'PLAN: Repeat CBC in 2 weeks. Follow up with hematology in 4 weeks.',
  ].join('\n');
  const at = (level: 'simple' | 'standard') =>
    explainReading(readDocument(text, loadKnowledge()), loadKnowledge(), { level });
  const wordsOf = (level: 'simple' | 'standard') =>
    at(level)
      .sentences.map((said) => said.text)
      .join(' ')
      .split(' ').length;

  expect(wordsOf('simple')).toBeLessThan(0.75 * wordsOf('standard'));
  expect(at('simple').interpretation).toMatch(/3\.1[^]*9\.9[^]*118|9\.9[^]*3\.1[^]*118/);
  expect(at('simple').recommendations).toEqual(at('standard').recommendations);
});
