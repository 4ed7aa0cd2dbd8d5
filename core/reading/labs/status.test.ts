import { expect, test } from 'vitest';
import { parseRange } from './reference-range.ts';
import { flagOf, type Judged, judge } from './status.ts';

const range = (printed: string) => parseRange(printed, { sex: null, decimal: '.' });
const figure = (value: number, comparator: '<' | '>' | '<=' | '>=' | null = null): Judged => ({
  ...{ kind: 'figure', low: value, high: value, comparator, titre: false, step: Number.isInteger(value) ? 1 : 0.01 },
});
const words = (text: string): Judged => ({ kind: 'words', text });

test.each([
  [figure(69), '70-99', 'low'],
  [figure(70), '70-99', 'normal'],
  [figure(99), '70-99', 'normal'],
  [figure(100), '70-99', 'high'],
  [figure(5.7), '<5.7', 'high'],
  [figure(5.7), 'up to 5.7', 'normal'],
  [figure(40), '>40', 'low'],
  [figure(60), '>=60', 'normal'],
  [figure(25, '<'), '100-400', 'low'],
  [figure(0.2, '<'), '<0.90', 'normal'],
  [figure(5, '<'), '3-10', 'unknown'],
  [figure(1.005, '<='), '1.005-1.03', 'normal'],
  [figure(60, '>'), '>59', 'normal'],
  [figure(1000, '>'), '200-1100', 'unknown'],
  [figure(2000, '>'), '200-1100', 'high'],
  [{ kind: 'figure', low: 40, high: 60, comparator: null, titre: false, step: 1 } satisfies Judged, '0-5', 'high'],
  [{ kind: 'figure', low: 3, high: 8, comparator: null, titre: false, step: 1 } satisfies Judged, '0-5', 'high'],
  [{ kind: 'figure', low: 1, high: 3, comparator: null, titre: false, step: 1 } satisfies Judged, '0-5', 'normal'],
  [figure(0.91, '<'), '0.00-0.90', 'normal'],
  [figure(0.92, '<'), '0.00-0.90', 'unknown'],
  [figure(59, '>'), '>=60', 'normal'],
  [figure(13.2), 'Negative <13.5; Equivocal 13.5-16.4; Positive >16.4', 'unknown'],
  [figure(0.25), '< 0.9 Negative', 'normal'],
  [figure(7.9), 'Non diabetic : 4.0 - 5.6; Prediabetic : 5.7 - 6.4; Diabetic : >= 6.5', 'high'],
  [figure(12), 'Not Estab.', 'unknown'],
  [figure(9), 'M 3.4-7.0; F 2.4-6.0', 'high'],
  [figure(5), 'M 3.4-7.0; F 2.4-6.0', 'normal'],
  [figure(6.5), 'M 3.4-7.0; F 2.4-6.0', 'unknown'],
  [figure(38), 'Low: <40; High: >=60', 'low'],
  [figure(45), 'Low: <40; High: >=60', 'unknown'],
  [figure(242), 'Desirable: <200; Borderline high: 200-239; High: >=240', 'high'],
  [figure(210), '<200 Desirable; 200-239 Borderline high; >=240 High', 'high'],
  [figure(180), '<200 Desirable; 200-239 Borderline high; >=240 High', 'normal'],
  [figure(120), 'Optimal <100, Near optimal 100-129, Borderline 130-159', 'high'],
  [figure(6.4), '3.3 - 4.4 Low risk; 4.5 - 7.0 Average risk', 'unknown'],
  [figure(5), '3.3 - 4.4 Low risk; 4.5 - 7.0 Average risk', 'unknown'],
  [figure(18), 'Deficiency <20; Insufficiency 20-29; Sufficiency 30-100', 'low'],
  [figure(40), 'Deficiency <20; Insufficiency 20-29; Sufficiency 30-100', 'normal'],
  [figure(1.7), '0.6-1.2 Toxic: >1.5', 'high'],
  [figure(1.3), '0.6-1.2 Toxic: >1.5', 'high'],
  [figure(6), 'Normal <5.7 Prediabetes 5.7-6.4 Diabetes >=6.5', 'high'],
  [figure(4.6), '0-17 years: 4.0-6.0; 18-60 years: 3.5-5.0', 'normal'],
  [figure(1370), 'Not detected', 'unknown'],
  [words('Positive'), 'Negative', 'abnormal'],
  [words('Not Detected'), 'Negative', 'normal'],
  [words('NON-REACTIVE'), 'Nonreactive', 'normal'],
  [words('2+'), 'Negative', 'abnormal'],
  [words('Many'), 'None seen', 'abnormal'],
  [words('Yellow'), 'Straw, Yellow', 'normal'],
  [words('Amber'), 'Yellow', 'abnormal'],
  [words('+1'), 'Negative', 'abnormal'],
  [words('+3'), 'Nil', 'abnormal'],
  [words('Dark yellow'), 'Yellow', 'abnormal'],
  [words('Hazy'), 'Clear', 'abnormal'],
  [words('Equivocal - repeat'), 'Negative', 'abnormal'],
  [words('None seen'), '0-5', 'normal'],
  [words('Pending'), '3.5-5.1', 'unknown'],
  [words('Negative'), 'Immune', 'unknown'],
] as const)('judges %o against %s as %s', (value, printed, expected) => {
  expect(judge(value, range(printed))).toBe(expected);
});

test('judges nothing without a range', () => {
  expect(judge(figure(5), null)).toBe('unknown');
});

test.each([
  ['high', 'high', 'high', false],
  ['normal', 'high', 'normal', true],
  ['low', 'normal', 'low', true],
  ['low', 'high', 'low', true],
  ['high', 'abnormal', 'high', false],
  ['normal', 'abnormal', 'normal', true],
  ['low', 'critical_low', 'critical_low', false],
  ['high', 'critical', 'critical_high', false],
  ['low', 'critical_high', 'low', true],
  ['abnormal', 'abnormal', 'abnormal', false],
  ['unknown', 'high', 'high', false],
  ['unknown', 'critical', 'abnormal', false],
  ['unknown', 'other', 'unknown', false],
  ['unknown', null, 'unknown', false],
  ['high', null, 'high', false],
] as const)('shows %s printed as %s as %s', (status, printed, flag, conflict) => {
  expect(flagOf(status, printed)).toEqual({ flag, conflict });
});

test.each([
  [0.3, 'g/L', 'Negative', 'abnormal'],
  [0, 'mg/dL', 'Negative', 'normal'],
  [0.2, 'S/CO', 'Negative', 'unknown'],
  [0.2, null, 'Negative', 'unknown'],
])('judges an amount of %s %s where the print expects "%s" as %s', (value, unit, printed, expected) => {
  expect(judge(figure(value), range(printed), unit)).toBe(expected);
});
