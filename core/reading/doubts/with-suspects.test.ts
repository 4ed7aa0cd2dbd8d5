import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { layoutOf } from '../../explaining/testing/page-words.ts';
import { readLabRows } from '../labs/read-lab-rows.ts';
import { withSuspects } from './suspect-words.ts';

const printed = (mark: string) =>
  `Test           Result   Flag   Unit       Reference\nPotassium      4.9      ${mark}      mmol/L     3.5-5.1`;
const suspect = (text: string) =>
  withSuspects(layoutOf(text, {}), readLabRows(text, tinyKnowledge(), { recognised: true }), text);

test('marks the words that do not fit, and leaves the others as they are', () => {
  const text = printed('H');
  const words = suspect(text).pages.flatMap((page) => page.words);

  expect(words.filter(({ doubt }) => doubt).map(({ span }) => text.slice(...span))).toEqual(['4.9', 'H']);
  expect(words).toHaveLength(layoutOf(text, {}).pages[0]?.words.length ?? 0);
});

test('gives back the layout itself where all fits, so that it can be told apart', () => {
  const text = printed(' ');
  const layout = layoutOf(text, {});

  expect(withSuspects(layout, readLabRows(text, tinyKnowledge(), { recognised: true }), text)).toBe(layout);
});
