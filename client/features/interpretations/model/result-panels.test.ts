import { expect, test } from 'vitest';
import { labResult } from '#tests/support/client/documents.ts';
import { resultPanels } from './result-panels.ts';

const at = (name: string, start: number) => labResult('Sodium', { name, span: [start, start + 5] });
const panels = (...results: ReturnType<typeof at>[]) =>
  resultPanels(results, [
    { name: 'lipid panel', span: [10, 40] },
    { name: 'blood count', span: [40, 90] },
  ]).map(({ name, results: some }) => [name, some.map((result) => result.name)]);

test('puts results under the headings of the document, and those that stand alone last', () => {
  expect(panels(at('HDL', 12), at('LDL', 20), at('Platelets', 50), at('TSH', 95))).toEqual([
    ['Lipid panel', ['HDL', 'LDL']],
    [null, ['Platelets', 'TSH']],
  ]);
});

test('has one group where there are no headings', () => {
  expect(panels(at('TSH', 2))).toEqual([[null, ['TSH']]]);
  expect(panels()).toEqual([]);
});
