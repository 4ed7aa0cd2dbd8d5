import { expect, test } from 'vitest';
import { statusFaults } from './status-faults.ts';
import { explained, labText } from './testing/telling.ts';

const explanation = explained(labText);
const at = (words: string): [number, number] => [labText.indexOf(words), labText.indexOf(words) + words.length];

test.each([
  ['a high result is normal', 'Glucose', 'normal', ['direction']],
  ['a high result is critical', 'Glucose', 'critical', ['direction']],
  ['a high result is abnormal', 'Glucose', 'abnormal', []],
  ['a critical result is normal', 'Potassium', 'normal', ['direction']],
  ['a critical result is critical', 'Potassium', 'critical', []],
  ['a result inside its range is abnormal', 'Sodium', 'abnormal', ['direction']],
  ['a result inside its range is normal', 'Sodium', 'normal', []],
  ['what is no result is anything', 'BROOKFIELD', 'critical', []],
] as const)('whether %s', (_, words, status, faults) => {
  expect(statusFaults(status, [at(words)], explanation)).toEqual(faults);
});

test('of several results one has to agree', () => {
  expect(statusFaults('abnormal', [at('Sodium'), at('Glucose')], explanation)).toEqual([]);
});
