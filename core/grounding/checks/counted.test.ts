import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each<[string, string]>([
  ['Two biopsies were taken', 'Two biopsies were taken.'],
  ['3 of 11 nodes', 'Three of the 11 lymph nodes contained cancer cells that had spread (metastasis).'],
  ['ASMA 1:40', 'The ASMA titre was 1:40.'],
])('keeps what is counted as in %j: %s', (quote, said) => {
  expect(faultsIn('ward', quote, said)).not.toContain('number');
});

test.each<[string, string]>([
  ['Two biopsies were taken', 'Four biopsies were taken.'],
  ['3 of 11 nodes', 'Metastasis was found in 5 of 11 nodes.'],
  ['3 of 11 nodes', 'All 11 nodes contained metastasis.'],
  ['ASMA 1:40', 'The ASMA titre was 1:160.'],
])('refuses another count than in %j: %s', (quote, said) => {
  expect(faultsIn('ward', quote, said)).toContain('number');
});
