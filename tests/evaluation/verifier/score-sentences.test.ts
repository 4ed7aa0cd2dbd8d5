import { expect, test } from 'vitest';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import type { SentenceRecord } from './sentence-record.ts';
import { scoreSentences } from './score-sentences.ts';
import { sentencesTable } from './sentences-table.ts';

const told: SentenceRecord = {
  ...{ half: 'development', text: 'Your potassium is high at 5.6 mmol/L.', lines: [2], quote: 'Potassium 5.6 mmol/L' },
  ...{ section: 'finding', verdict: 'right' },
};

function setup(sentences: SentenceRecord[]) {
  const knowledge = loadKnowledge();
  const text = 'Blood tests\nPotassium 5.6 mmol/L (3.5-5.1) H\nSodium 140 mmol/L (135-145)\n';
  return scoreSentences(
    { name: 'small', sources: [{ id: 'potassium', text, sentences }] },
    { explain: (input) => explainDocument(input, knowledge), knowledge },
  );
}

test('counts the right sentences kept, with their source, and the wrong ones caught', () => {
  const { counts, misses } = setup([
    told,
    { ...told, text: 'Your potassium is high at 6.5 mmol/L.', verdict: 'wrong', kind: 'number' },
  ]);

  expect(counts).toMatchObject({
    'right kept': { hit: 1, of: 1 },
    'kept with its source': { hit: 1, of: 1 },
    'wrong caught': { hit: 1, of: 1 },
    'caught: number': { hit: 1, of: 1 },
    'caught for what it is': { hit: 1, of: 1 },
  });
  expect(misses).toEqual([]);
});

test('lists a wrong sentence that is kept and a right one that is not', () => {
  const { misses } = setup([
    { ...told, verdict: 'wrong', kind: 'number' },
    { ...told, text: 'Your potassium is high at 6.5 mmol/L.' },
  ]);

  expect(misses.map(({ what }) => what)).toEqual(['wrong (number), kept', 'right, not kept']);
});

test('the table has a line for each figure that was counted, and none for others', () => {
  const table = sentencesTable([setup([told])]);

  expect(table).toMatch(/\| right kept +\| 100\.0 % \(1\) \|/);
  expect(table).not.toContain('wrong caught');
});
