import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { readDocument } from '../reading/read-document.ts';
import { personOf } from '../story/person.ts';
import { fromDocument, general, type Said } from './said.ts';
import { untoldResults } from './untold-results.ts';

const text =
  'CONSULTATION\n\nRESULTS:\nHemoglobin    9.9    g/dL    13.5-17.5    L\nSodium    139    mmol/L    135-145\n\nASSESSMENT: Anemia.';
const knowledge = loadKnowledge();
const reading = readDocument(text, knowledge);
const [hemoglobin] = reading.labResults;
const facts = { reading, knowledge, person: personOf(text), level: 'standard' } as const;
const untold = (...told: Said[]) => untoldResults({ told, ...facts });

test('tells a result outside its range that nothing is told of, and no other', () => {
  const [first, ...others] = untold();

  expect(first).toMatchObject({
    part: 'found',
    text: expect.stringMatching(/hemoglobin.*low: 9\.9/i),
    spans: [hemoglobin?.span],
  });
  expect(others.filter(({ basis }) => basis === 'document')).toEqual([]);
});

test('tells none that is told', () => {
  expect(untold(fromDocument('Hemoglobin is low.', [hemoglobin?.span ?? [0, 0]]))).toEqual([]);
});

test('takes general knowledge about it for no telling', () => {
  expect(untold(general('Hemoglobin carries oxygen.', [hemoglobin?.span ?? [0, 0]]))).not.toEqual([]);
});

test('tells at the simple level nothing but the result', () => {
  const simple = untoldResults({ told: [], ...facts, level: 'simple' });

  expect(simple.map(({ basis }) => basis)).toEqual(['document']);
  expect(untold().length).toBeGreaterThan(1);
});
