import { expect, test } from 'vitest';
import { createPhraseIndex } from './phrase-index.ts';

const phrases = [
  'nodule',
  'lung',
  'lung nodule',
  'lung cancer',
  'non-small cell lung cancer',
  'multiple sclerosis',
  'MS',
  'PE',
  'US',
  'MRI',
  'pH',
  'COPD',
  'follow-up',
  'postoperative',
  'X-ray',
  'high blood pressure',
  'oedema',
  "Crohn's disease",
];

const setup = () => createPhraseIndex(phrases, (phrase) => [phrase]);
const found = (text: string) =>
  setup()
    .findAll(text)
    .map(({ entry }) => entry);

test('takes the longest phrase and lets none overlap', () => {
  expect(found('A lung nodule, not non-small cell lung cancer; lung clear.')).toEqual([
    'lung nodule',
    'non-small cell lung cancer',
    'lung',
  ]);
});

test('points at the words of the text', () => {
  const text = 'Known “High blood-pressure”.';

  const [mention] = setup().findAll(text);

  expect(text.slice(mention?.start, mention?.end)).toBe('High blood-pressure');
});

test.each([
  ['two Lung Nodules seen', 'lung nodule'],
  ['high blood\npressure', 'high blood pressure'],
  ['ankle edema', 'oedema'],
  ['post-operative pain', 'postoperative'],
  ['follow up', 'follow-up'],
  ['follow-up', 'follow-up'],
  ['x ray', 'X-ray'],
  ['X-rays', 'X-ray'],
  ['Crohn’s disease', "Crohn's disease"],
  ['crohn disease', "Crohn's disease"],
  ['two MRIs', 'MRI'],
])('finds in "%s" the phrase %s', (text, phrase) => {
  expect(found(text)).toEqual([phrase]);
});

test.each([
  'ms',
  'told us',
  'Pe',
  'PH',
  'nodular',
  'non-nodule',
  'lungs. Cancer',
  'multiple, sclerosis',
  'high     blood     pressure',
  '',
])('finds nothing short or broken in "%s"', (text) => {
  expect(found(text).filter((phrase) => phrase !== 'lung')).toEqual([]);
});

test('does not take an everyday word of a line in capitals for an abbreviation', () => {
  expect(found('PLEASE CALL US TODAY\nUS of the neck')).toEqual(['US']);
});

test('still reads clear abbreviations in a line in capitals', () => {
  expect(found('MRI FOR MS')).toEqual(['MRI', 'MS']);
});

test('finds an entry by its exact words only', () => {
  const index = setup();

  expect([index.find('Lung nodules'), index.find('lung nodule left'), index.find('MS'), index.find('')]).toEqual([
    'lung nodule',
    undefined,
    'MS',
    undefined,
  ]);
});

test('keeps a phrase with the entry that came first', () => {
  const index = createPhraseIndex([{ id: 1 }, { id: 2 }], () => ['mass']);

  expect(index.find('mass')).toEqual({ id: 1 });
});

test('takes the plural of an abbreviation for it, and never a word in small letters', () => {
  const index = createPhraseIndex(['PACs', 'DTs'], (phrase) => [phrase]);

  expect(index.findAll('PACs, a PAC, seen by a PA-C, pacs, dt').map(({ entry }) => entry)).toEqual(['PACs', 'PACs']);
});

test('reads over the mark of a possessive', () => {
  const index = createPhraseIndex([{ name: "Graves' disease" }], ({ name }) => [name]);

  expect(index.findAll("due to Graves' disease").map(({ entry }) => entry.name)).toEqual(["Graves' disease"]);
});
