import { expect, test } from 'vitest';
import { nothingDrawn } from './drawing-traits.ts';
import { isOnPicture, needsRecognition, pageKind, type PageTraits } from './page-kind.ts';

const page = (over: Partial<PageTraits>): PageTraits => ({
  ...nothingDrawn,
  characters: 900,
  badShare: 0,
  vowelShare: 0.38,
  formValues: 0,
  inkBesideText: false,
  ...over,
});

test.each([
  ['a report with a text layer', page({}), 'text'],
  ['a report with a small logo', page({ imageCoverage: 0.05 }), 'text'],
  ['a report with ruled tables and a few curved signs', page({ shapes: 40 }), 'text'],
  ['a report on a letterhead', page({ imageCoverage: 1 }), 'text'],
  ['a page half picture of words, half text', page({ imageCoverage: 0.5, inkBesideText: true }), 'mixed'],
  ['a scan', page({ characters: 0, imageCoverage: 1 }), 'scan'],
  ['a scan with a stamped line of text', page({ characters: 60, imageCoverage: 1 }), 'mixed'],
  ['a scan with a page number', page({ characters: 1, imageCoverage: 1 }), 'mixed'],
  ['a scanned form whose values were typed', page({ characters: 0, imageCoverage: 1, formValues: 3 }), 'mixed'],
  ['a scan with recognised text behind it', page({ imageCoverage: 1, invisibleShare: 1 }), 'hidden_ocr'],
  [
    'a scan with recognised text behind it and a printed stamp',
    page({ imageCoverage: 1, invisibleShare: 0.9 }),
    'hidden_ocr',
  ],
  ['letters drawn as shapes', page({ characters: 0, shapes: 4000 }), 'outlined'],
  ['letters drawn as shapes with a page number in text', page({ characters: 9, shapes: 4000 }), 'outlined'],
  ['a form with its values', page({ formValues: 3 }), 'form'],
  ['a form that says nothing but its values', page({ characters: 0, formValues: 3 }), 'form'],
  ['an empty page', page({ characters: 0 }), 'blank'],
  ['a page with only a page number', page({ characters: 3 }), 'text'],
  ['a font without a map to letters', page({ badShare: 0.9 }), 'broken_encoding'],
  ['a font with shifted letters', page({ vowelShare: 0.12 }), 'broken_encoding'],
  ['shifted letters over a picture', page({ vowelShare: 0.12, imageCoverage: 1 }), 'broken_encoding'],
] as const)('%s', (_title, traits, kind) => {
  expect(pageKind(traits)).toBe(kind);
});

test('only text, forms and blank pages are not recognised from their picture', () => {
  const kinds = ['text', 'scan', 'mixed', 'outlined', 'broken_encoding', 'hidden_ocr', 'form', 'blank'] as const;
  expect(kinds.filter((kind) => !needsRecognition(kind))).toEqual(['text', 'form', 'blank']);
});

test.each([
  ['much text over a large picture', page({ imageCoverage: 1 }), true],
  ['much text beside a small one', page({ imageCoverage: 0.2 }), false],
  ['a stamp over a scan', page({ imageCoverage: 1, characters: 40 }), false],
  ['hidden text', page({ imageCoverage: 1, invisibleShare: 1 }), false],
] as const)('%s: is the page to be looked at once more? %s', (_title, traits, expected) => {
  expect(isOnPicture(traits)).toBe(expected);
});
