import { expect, test } from 'vitest';
import type { LabResult } from '../../documents/explanation.ts';
import { withCriticalFlags } from './across-rows.ts';

const row = (analyte: string, flag: LabResult['flag'] = 'high'): LabResult => ({
  ...{ name: analyte, analyte, loinc: null, value: '1', comparator: null, unit: null, range: null },
  ...{ printedFlag: null, flag, conflict: false, previous: null, collectedAt: null, span: [0, 1] },
});
const time = { row: row('prothrombin_time'), beyond: 'critical_high', told: false } as const;
const flags = (rows: Parameters<typeof withCriticalFlags>[0]) =>
  withCriticalFlags(rows).map(({ row: { flag } }) => flag);

test('calls a result beyond its limit critical', () => {
  expect(flags([time])).toEqual(['critical_high']);
});

test('raises no alarm by the clotting time of somebody whose INR is known and is none', () => {
  expect(flags([time, { row: row('inr'), beyond: null, told: false }])).toEqual(['high', 'high']);
  expect(flags([time, { row: row('inr'), beyond: 'critical_high', told: false }])).toEqual([
    'critical_high',
    'critical_high',
  ]);
});

test('follows a print that calls the clotting time critical', () => {
  const printed = { ...time, row: row('prothrombin_time', 'critical_high') };
  expect(flags([printed, { row: row('inr'), beyond: null, told: false }])).toEqual(['critical_high', 'high']);
});
