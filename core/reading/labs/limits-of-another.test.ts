import { expect, test } from 'vitest';
import type { AnalyteEntry } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const tiny = tinyKnowledge();
const entry = (id: string): AnalyteEntry => ({
  ...{ id, name: id, also: [id], loinc: null, group: 'metabolic_panel', measures: 'how much of it is in your blood' },
  ...{ high: null, low: null, affectedBy: [], ask: [], source: 'MedlinePlus: Lab tests' },
});
const named: Record<string, string> = { 'ca++': 'calcium', calcium: 'calcium', 'ionized ca': 'calcium_ionized' };
const total = { analyte: 'calcium', units: ['mmol/L'], low: 1.65, high: 3.22, source: 'MedlinePlus: Lab tests' };
const knowledge: Knowledge = {
  ...tiny,
  findAnalyte: (name) => {
    const id = named[name.toLowerCase()];
    return id === undefined ? tiny.findAnalyte(name) : entry(id);
  },
  findCriticalLimit: (id, unit) => (id === 'calcium' ? total : tiny.findCriticalLimit(id, unit)),
};

const read = (line: string): (string | null)[] =>
  readLabRows(`LABORATORY REPORT\n\nELECTROLYTES\n${line}\n`, knowledge).flatMap(({ analyte, flag }) => [
    analyte,
    flag,
  ]);

test.each([
  ['Ca++     1.18   mmol/L  1.15 - 1.32', ['calcium_ionized', 'normal']],
  ['Ca++     1.08   mmol/L  1.15 - 1.32', ['calcium_ionized', 'low']],
  ['Calcium  1.50   mmol/L  2.10 - 2.60', ['calcium', 'critical_low']],
  ['Calcium  1.50   mmol/L', ['calcium', 'critical_low']],
  ['Potassium  7.1   mmol/L  3.5 - 5.1', ['potassium', 'critical_high']],
  ['Potassium  7.1   mmol/L  5.0 - 25.0', ['potassium', 'normal']],
])('a limit inside the printed range is that of another test: %s', (line, expected) => {
  expect(read(line)).toEqual(expected);
});
