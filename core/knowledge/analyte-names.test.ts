import { expect, test } from 'vitest';
import names from './analyte-names.json' with { type: 'json' };
import { loadKnowledge } from './load-knowledge.ts';

const { findAnalyte } = loadKnowledge();

test.each(Object.entries(names))('the names of %s in other languages mean it and nothing else', (id, printed) => {
  expect(printed.filter((name) => findAnalyte(name)?.id !== id)).toEqual([]);
});
