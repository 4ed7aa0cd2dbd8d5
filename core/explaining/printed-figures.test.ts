import { expect, test } from 'vitest';
import { onlyPrinted } from './printed-figures.ts';
import { fromDocument, general, type Said } from './said.ts';
import { factsOf, range } from './testing/facts.ts';

const text = 'Lithium 1.42 mmol/L 0.60-1.00\n\nPrevious lithium: 0.82 (15 Jan)\neGFR 48\nmL/min/1.73m2, >90';
const { lab, spanOf } = factsOf(text);
const lithium = lab('Lithium 1.42 mmol/L 0.60-1.00', { name: 'Lithium', value: '1.42', previous: '0.82' });
const filter = lab('eGFR 48', { name: 'eGFR', value: '48', unit: 'mL/min/1.73m2', range: range(90, null, '>90') });

const told = (...said: Said[]) => onlyPrinted(said, { text, labResults: [lithium, filter] });

test.each([
  ['as it is printed', 'Lithium is high: 1.42 mmol/L.'],
  ['without a figure', 'Lithium is high.'],
  ['with a name that holds a figure', 'Lithium and GAD65 were looked for.'],
  ['with a name that ends in a figure', 'Lithium and COVID-19 were looked for.'],
])('what is told %s is told as it was', (_case, words) => {
  const said = fromDocument(words, [lithium.span]);

  expect(told(said)).toEqual([said]);
});

test.each([
  ['is printed nowhere', 'Lithium is high: 1.43 mmol/L.'],
  ['is a piece of one that is printed', 'Lithium is high: 42 mmol/L.'],
  ['belongs to another result', 'Lithium is high: 48 mmol/L.'],
])('a figure that %s is not told, nor what was added to it', (_case, words) => {
  expect(told(fromDocument(words, [lithium.span]), general('Lithium can rise.', [lithium.span]))).toEqual([]);
});

test('general knowledge stays where what it was added to is told', () => {
  const said = [fromDocument('Lithium is 1.42.', [lithium.span]), general('Lithium can rise.', [lithium.span])];

  expect(told(...said)).toEqual(said);
});

test.each([
  ['an earlier value', 'Lithium is 1.42. Last time it was 0.82.', lithium.span, '0.82'],
  ['a range', 'eGFR is 48. The range is over 90.', filter.span, '90'],
  ['a unit', 'eGFR is 48 mL/min/1.73m2.', filter.span, '1.73'],
])('%s that is printed elsewhere is a further place', (_case, words, span, printed) => {
  expect(told(fromDocument(words, [span]))).toEqual([fromDocument(words, [span, spanOf(printed)])]);
});
