import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { missingPages } from './missing-pages.ts';

const told = (text: string) => missingPages(text).map((span) => textAt(text, span));

test.each([
  ['Findings: clear.\nPage 1 of 3', 'Page 1 of 3'],
  ['Page 1 of 3\nHb 12\nPage 2 of 3\nWBC 5', 'Page 2 of 3'],
  ['Page: 2/4 Sodium 140', 'Page: 2/4'],
  ['The lungs are clear.\nContinued on next page', 'Continued on next page'],
  ['Medication list (continued)', '(continued)'],
])('tells that pages are missing in %j', (text, words) => {
  expect(told(text)).toEqual([words]);
});

test.each([
  'Page 1 of 1\nHb 12',
  'Page 1 of 2\nHb 12\nPage 2 of 2\nWBC 5',
  'Page 1 of 2 ... Page 1 of 3',
  'Aspirin was continued on the ward. She went home.',
  'See page 3 of the booklet.',
  '',
])('tells nothing of %j', (text) => {
  expect(told(text)).toEqual([]);
});
