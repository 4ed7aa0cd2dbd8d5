import { expect, test } from 'vitest';
import { pageKind, textTraits, type PageTraits } from './page-kind.ts';

const page = (over: Partial<PageTraits>): PageTraits => ({
  characters: 900,
  badShare: 0,
  vowelShare: 0.95,
  imageCoverage: 0,
  paths: 10,
  invisibleShare: 0,
  ...over,
});

test.each([
  ['a report with a text layer', page({}), 'text'],
  ['a report with a small logo', page({ imageCoverage: 0.05 }), 'text'],
  ['a scan', page({ characters: 0, imageCoverage: 1 }), 'picture'],
  ['a scan with a stamped line of text', page({ characters: 60, imageCoverage: 1 }), 'picture'],
  ['a scan with recognised text behind it', page({ imageCoverage: 1, invisibleShare: 1 }), 'hidden_text'],
  ['letters drawn as shapes', page({ characters: 0, paths: 4000 }), 'outlines'],
  ['an empty page', page({ characters: 0 }), 'blank'],
  ['a page with only a page number', page({ characters: 3 }), 'text'],
  ['a font without a map to letters', page({ badShare: 0.9 }), 'broken_encoding'],
  ['a font with shuffled letters', page({ vowelShare: 0.1 }), 'broken_encoding'],
] as const)('%s', (_title, traits, kind) => {
  expect(pageKind(traits)).toBe(kind);
});

test('counts letters, strange characters and words without vowels', () => {
  expect(textTraits('ab \ue001\ufffd')).toMatchObject({ characters: 4, badShare: 0.5 });
  expect(textTraits('xkcd brtz qwrt plmk dfgh').vowelShare).toBe(0);
  expect(textTraits('Hemoglobin platelets sodium calcium chloride').vowelShare).toBe(1);
});
