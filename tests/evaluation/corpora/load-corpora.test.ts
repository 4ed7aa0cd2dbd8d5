import { expect, test } from 'vitest';
import { loadCorpus } from './load-corpora.ts';

const corpus = (name: string, ...records: object[]) =>
  loadCorpus(name, records.map((record) => JSON.stringify({ id: 'a', ...record })).join('\n'));
const row = (given: object) => ({ name: 'Glucose', value: '155', unit: 'mg/dL', ...given });

test('lines without text are counted, not read', () => {
  expect(corpus('x', { gold: {} }, { text: 'Glucose 155' })).toMatchObject({ withoutText: 1, cases: [{ id: 'a' }] });
});

test('the flag follows from value and printed range, whatever is coded', () => {
  const gold = { labs: [row({ low: '74', high: '118', flag: 'N' })] };

  const [first] = corpus('x', { text: 'Glucose 155 mg/dL 74-118', gold }).cases;

  expect(first?.expected.rows?.listed[0]).toMatchObject({
    flags: ['high', 'critical_high'],
    range: { low: 74, high: 118 },
  });
});

test('a range, a unit or a value that the document does not print is not expected', () => {
  const gold = { labs: [row({ low: '74', high: '118' }), row({ value: '99' })] };

  const { cases, rowsNotPrinted } = corpus('x', { text: 'Glucose 155', gold });

  expect(rowsNotPrinted).toBe(1);
  expect(cases[0]?.expected.rows?.listed).toEqual([expect.objectContaining({ range: undefined, unit: undefined })]);
});

test('a section of a note is read alone and under a header', () => {
  const { cases } = corpus('x', { text: 'Father had a stroke.', gold: { section: 'FAM/SOCHX' } });

  expect(cases.map(({ text }) => text)).toEqual([
    'Father had a stroke.',
    'FAMILY AND SOCIAL HISTORY:\nFather had a stroke.',
  ]);
});

test('only abbreviations with two usual senses are held to be ambiguous', () => {
  const senses = (...pairs: [string, number][]) => ({ senses: pairs.map(([sense, freq]) => ({ sense, freq })) });

  const { cases } = corpus(
    'x',
    { abbr: 'scc', gold: senses(['squamous cell carcinoma', 0.42], ['surgical critical care', 0.58]) },
    { abbr: 'rom', gold: senses(['range of motion', 0.99], ['rupture of membranes', 0.01]) },
  );

  expect(cases.map(({ expected }) => expected.ambiguous)).toEqual(['SCC']);
});

test('facts without a text are printed as a report, and read from it', () => {
  const { cases, printedHere } = corpus('x', { title: 'Chemistry', gold: { labs: [row({ low: 74, high: 118 })] } });

  expect(printedHere).toBe(1);
  expect(cases[0]?.text).toMatch(/^LABORATORY REPORT\nChemistry\n[^]*Glucose +155 +mg\/dL +74 - 118$/);
  expect(cases[0]?.expected.rows?.listed[0]).toMatchObject({ unit: 'mg/dL', range: { low: 74, high: 118 } });
});
