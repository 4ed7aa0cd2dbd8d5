import type { LabResult } from '#core/documents/explanation.ts';
import { labResult } from '../client/documents.ts';

const flags: LabResult['flag'][] = ['normal', 'high', 'normal', 'low', 'normal', 'critical_high', 'unknown', 'normal'];

/** Rows of a long panel, of every kind. */
export const manyResults = (count: number): LabResult[] =>
  Array.from({ length: count }, (_, index) => {
    const flag = flags[index % flags.length] ?? 'normal';
    return {
      ...labResult('Potassium'),
      name: `Analyte number ${index + 1}`,
      value: flag === 'unknown' ? 'Pending' : String(100 + index),
      unit: index % 3 === 0 ? 'mL/min/1.73 m²' : '×10⁹/L',
      range: { low: 90, high: 110 + index, text: `90-${110 + index}` },
      flag,
      previous: index % 5 === 0 ? '99' : null,
    };
  });
