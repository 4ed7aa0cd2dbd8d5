import { expect, test } from 'vitest';
import { groupLabs } from './lab-standing.ts';
import { isSensitivity } from '../story/laboratory/cultures/sensitivities.ts';
import { factsOf, range } from './testing/facts.ts';

const text = 'Amoxicillin R\nGentamicin S\nMeropenem sensitive\nCefepime I\nSodium 139';

function setup() {
  const { lab } = factsOf(text);
  const row = (name: string, value: string) => lab(`${name} ${value}`, { name, value });
  return [row('Amoxicillin', 'R'), row('Gentamicin', 'S'), row('Meropenem', 'sensitive'), row('Cefepime', 'I')];
}

test('keeps them apart from measured results', () => {
  expect(groupLabs(setup()).sensitivity).toHaveLength(4);
  expect(isSensitivity({ value: 'S', unit: 'mg/L', range: null })).toBe(false);
  expect(isSensitivity({ value: 'R', unit: null, range: range(0, 1, '0-1') })).toBe(false);
});
