import { expect, test } from 'vitest';
import { documentKinds } from '#core/documents/document-kinds.ts';
import { goldFaults } from './gold-faults.ts';
import { goldHalves, loadGold } from './load-gold.ts';

test.each(goldHalves)('the facts of the %s half name words that stand in their documents', (half) => {
  expect(loadGold(half).cases.flatMap(goldFaults)).toEqual([]);
});

test('the two halves have a document of every kind', () => {
  const kinds = new Set(
    goldHalves.flatMap((half) => loadGold(half).cases).flatMap(({ expected }) => expected.kinds?.[0] ?? []),
  );

  expect(Object.keys(documentKinds).filter((kind) => !kinds.has(kind))).toEqual([]);
});
