import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { canonicalText } from '../canonical-text.ts';
import { readDocument } from '../read-document.ts';

const named = (...lines: string[]): (string | null)[] =>
  readDocument(canonicalText(['LABORATORY REPORT', ...lines].join('\n')), loadKnowledge()).remarks.flatMap((remark) =>
    remark.kind === 'not_done' || remark.kind === 'pending_result' ? [remark.name] : [],
  );

test('names a test without a result as its row does', () => {
  expect(named('Test              Result       Units', 'Iron, serum       Cancelled    ug/dL')).toEqual([
    'Iron, serum',
  ]);
});

test('names the row that a line speaks of', () => {
  expect(named('Copper   See note', 'Note: Copper sent away. Result to follow.')).toEqual(['Copper']);
});

test('takes no key for a test', () => {
  expect(named('Sodium  139 mmol/L', 'QNS = insufficient sample')).toEqual([]);
});
