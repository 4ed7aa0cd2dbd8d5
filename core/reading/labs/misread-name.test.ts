import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { findMisread } from './misread.ts';

const knowledge = loadKnowledge();

test.each([
  ['Non-HDL Cholesterot', 'Non-HDL Cholesterol'],
  ['Non-HDL Cholestero!', 'Non-HDL Cholesterol'],
  ['Vitamin 812', 'Vitamin B12'],
  ['Hemoglohin', 'Hemoglobin'],
])('knows %s for %s', (misread, printed) => {
  expect(knowledge.findAnalyte(misread)).toBeUndefined();
  expect(findMisread(knowledge, misread)?.id).toBe(knowledge.findAnalyte(printed)?.id);
  expect(findMisread(knowledge, misread)).toBeDefined();
});

test.each([
  ['a short name', 'Zodim'],
  ['two letters apart', 'Cholosterot'],
  ['the number of a vitamin', 'Vitamin B13'],
  ['words that name no test', 'Department of Records'],
])('takes no test for another: %s', (_case, name) => {
  expect(findMisread(knowledge, name)).toBeUndefined();
});

test('takes none where two tests are one letter away', () => {
  const entry = { ...(knowledge.findAnalyte('Sodium') ?? knowledge.getAnalyte('potassium')) };
  const two = { findAnalyte: (name: string) => (/^tes[ab]name$/.test(name) ? { ...entry, id: name } : undefined) };

  expect(findMisread(two, 'tesxname')).toBeUndefined();
});
