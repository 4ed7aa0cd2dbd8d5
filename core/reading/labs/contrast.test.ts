import { expect, test } from 'vitest';
import type { LabResult } from '../../documents/explanation.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { withContrast } from './across-rows.ts';

const knowledge = tinyKnowledge();
const serology = {
  ...knowledge,
  getAnalyte: (id: string) => ({
    ...knowledge.getAnalyte(id),
    group: id === 'glucose' ? 'metabolic_panel' : 'serology',
  }),
};
const row = (name: string, value: string, more: Partial<LabResult> = {}): LabResult => ({
  ...{ name, analyte: 'sodium', loinc: null, value, comparator: null, unit: null, range: null, printedFlag: null },
  ...{ flag: 'unknown', conflict: false, previous: null, collectedAt: null, span: [0, 1] },
  ...more,
});
const others = [row('HBsAg', 'negative'), row('HIV Ag/Ab', 'Non-reactive')];
const flagOf = (last: LabResult, before = others) => withContrast([...before, last], serology).at(-1)?.flag;

test.each([
  ['anti-HBc total', 'positive', 'abnormal'],
  ['Parvovirus B19 IgM', 'equivocal', 'abnormal'],
  ['Varicella zoster IgG', 'positive', 'unknown'],
  ['anti-HBs', 'positive', 'unknown'],
  ['anti-HCV', 'negative', 'unknown'],
])('calls %s %s among negative ones %s', (name, value, expected) => {
  expect(flagOf(row(name, value))).toBe(expected);
});

test('says nothing where print, range or other results do not', () => {
  expect(flagOf(row('anti-HBc', 'positive'), [])).toBe('unknown');
  expect(flagOf(row('anti-HBc', 'positive', { printedFlag: 'N', flag: 'normal' }))).toBe('normal');
  expect(flagOf(row('Ketones', 'positive', { analyte: 'glucose' }))).toBe('unknown');
});
