import { expect, test } from 'vitest';
import type { TriedFault } from './try-in-order.ts';
import { whyFailed } from './why-failed.ts';

test.each<[TriedFault[], string]>([
  [[], 'no_provider'],
  [['key_refused'], 'key_refused'],
  [['missing_key'], 'key_refused'],
  [['no_model'], 'no_model'],
  [['key_refused', 'no_model'], 'no_model'],
  [['key_refused', 'timeout'], 'unavailable'],
  [['quota_spent'], 'unavailable'],
  [['garbage', 'cut'], 'unavailable'],
  [['timeout', 'budget_spent'], 'budget_spent'],
  [['timeout', 'ungrounded'], 'ungrounded'],
])('%j is told as %s', (faults, reason) => {
  expect(whyFailed(faults.map((fault) => ({ engine: 'openai', fault })))).toBe(reason);
});
