import { describe, expect, test } from 'vitest';
import { readingLevels, type ReadingLevel } from '../documents/reading-level.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { readDocument } from '../reading/read-document.ts';
import { explainReading } from './explain-reading.ts';

const text = [
  'CONSULTATION',
  'HISTORY: Tired for six weeks. Bruises easily. Has lost weight. Sleeps badly. Eats little. Walks less than before.',
  'RESULTS',
  'Test   Result   Range',
  ...['WBC 3.1 4.0-11.0', 'Hemoglobin 9.9 13.5-17.5', 'Platelets 118 150-400', 'Sodium 130 135-145'].map((row) =>
    row.replaceAll(' ', '    '),
  ),
  'EXAMINATION: Pale. No jaundice. Chest clear. Abdomen soft. No swollen glands. No rash. Spleen 3 cm below the ribs.',
  'IMPRESSION: Anemia. Thrombocytopenia. Suspected hepatitis.',
  'PLAN: Repeat CBC in 2 weeks. Follow up with hematology in 4 weeks.',
].join('\n');
const explainedAt = (level: ReadingLevel) =>
  explainReading(readDocument(text, loadKnowledge()), loadKnowledge(), { level });
const wordsAt = (level: ReadingLevel): number =>
  explainedAt(level)
    .sentences.map((said) => said.text)
    .join(' ')
    .split(' ').length;

describe.each(readingLevels)('at the level %s', (level) => {
  const { sentences, recommendations } = explainedAt(level);
  const told = sentences.map((sentence) => sentence.text).join('\n');

  test('every result outside its range is told', () => {
    for (const value of ['3.1', '9.9', '118', '130']) expect(told).toContain(value);
  });

  test('every request is told', () => {
    expect(recommendations).toEqual(explainedAt('standard').recommendations);
    expect(recommendations.join('\n')).toMatch(/2 weeks.*4 weeks/s);
  });

  test('what was concluded is told', () => {
    expect(told).toMatch(/anemia/i);
    expect(told).toMatch(/thrombocytopenia/i);
    expect(told).toMatch(/hepatitis/i);
  });
});

test('less is said at the simple level and more at the detailed one', () => {
  expect(wordsAt('simple')).toBeLessThan(wordsAt('standard'));
  expect(wordsAt('standard')).toBeLessThanOrEqual(wordsAt('detailed'));
});

test('more words are explained at the detailed level, the same ones and further ones', () => {
  const terms = (level: ReadingLevel) => explainedAt(level).medicalTerminology.map(({ term }) => term);

  expect(terms('detailed')).toEqual(expect.arrayContaining(terms('standard')));
  expect(terms('detailed').length).toBeGreaterThan(terms('standard').length);
});
