import { expect, test } from 'vitest';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import { mutate } from './mutate.ts';
import { childProcesses } from '#tests/support/child-processes.ts';
import { readMutations } from './read-mutations.ts';
import { makeValidFiles } from './valid-files.ts';

test('the same seed damages a file in the same way, and another in another', () => {
  const bytes = Buffer.from('%PDF-1.7 and a hundred bytes of more or less sense, 1 0 obj << /Length 12 >> stream');
  expect(mutate(bytes, 7)).toEqual(mutate(bytes, 7));
  expect(mutate(bytes, 7)).not.toEqual(mutate(bytes, 8));
});

test(
  'valid files with something wrong in them are read or refused, and nothing is left of them',
  { timeout: 120_000 },
  async () => {
    const files = await makeValidFiles();
    const results = await readMutations({ extractor: createTextExtractor(), files, seed: 20, runs: 20 });
    expect(results).toHaveLength(20);
    expect(childProcesses()).toEqual([]);
  },
);
