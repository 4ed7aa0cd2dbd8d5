import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { readDocument } from '../reading/read-document.ts';
import { jottedResults } from './jotted-results.ts';
import { fromDocument } from './said.ts';

const knowledge = loadKnowledge();
const reading = readDocument('Clinic note\nBloods: Na 137 K 4.2, Hb 118 (low), CRP <4\nPlan: iron', knowledge);

test('tells what a note jots down value by value, by the names people know and without units it does not have', () => {
  expect(jottedResults({ told: [], reading, knowledge })).toMatchObject([
    { part: 'found', text: 'Test results in this note: sodium: 137; potassium: 4.2; C-reactive protein: less than 4.' },
  ]);
});

test('tells none of it twice', () => {
  const told = [fromDocument('All results are told.', [[0, reading.text.length]])];

  expect(jottedResults({ told, reading, knowledge })).toEqual([]);
});
