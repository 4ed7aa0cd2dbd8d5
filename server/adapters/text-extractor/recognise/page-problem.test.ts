import { expect, test } from 'vitest';
import { problemOfPage } from './page-problem.ts';

const traits = { noise: 1, contrast: 0.8, blur: 0.1, sourceLetterHeight: 28 };

test.each([
  ['a page of clear words is read', { cut: 100, clear: 90 }, {}, null],
  ['a page that is half clear is read', { cut: 100, clear: 50 }, {}, null],
  ['a page with two clear words and no other is read', { cut: 2, clear: 2 }, {}, null],
  ['an empty page has no words', { cut: 0, clear: 0 }, {}, 'no_words'],
  ['handwriting has no words', { cut: 40, clear: 6 }, {}, 'no_words'],
  ['small print is too small', { cut: 40, clear: 6 }, { sourceLetterHeight: 7 }, 'too_small'],
  ['a shaken photo is blurred', { cut: 40, clear: 6 }, { blur: 0.4 }, 'blurred'],
  ['a photo out of focus is blurred, though most words seem clear', { cut: 100, clear: 80 }, { blur: 0.18 }, 'blurred'],
  ['a soft photo whose words are clear is read', { cut: 100, clear: 92 }, { blur: 0.18 }, null],
  ['a photo that was moved a little is read', { cut: 100, clear: 80 }, { blur: 0.13 }, null],
  ['grain is too noisy', { cut: 400, clear: 6 }, { noise: 40 }, 'too_noisy'],
  ['a photo in the dark is too dark', { cut: 40, clear: 6 }, { contrast: 0.2 }, 'too_dark'],
])('%s', (_title, share, other, problem) => {
  expect(problemOfPage(share, { ...traits, ...other })).toBe(problem);
});
