import { expect, test } from 'vitest';
import { PageProblem, type DocumentPage } from '../documents/page-layout.ts';
import { emptyPage, layoutOf } from './testing/page-words.ts';
import { unreadPages } from './unread-pages.ts';

const pages = (...problems: (PageProblem | null)[]): DocumentPage[] =>
  problems.map((problem, at) => ({ ...emptyPage, number: at + 1, problem }));

test.each<[string, (PageProblem | null)[], string[]]>([
  ['nothing of pages that were read', [null, null], []],
  [
    'how to take the only page',
    ['blurred'],
    [
      'This page is blurred. Its words are not explained here. Take a new picture: hold the camera still, and wait until the letters are sharp.',
    ],
  ],
  [
    'the number of a page among others',
    [null, 'too_dark'],
    [
      'Page 2 is too dark to read. Its words are not explained here. Take a new picture with more light, and with no shadow on the page.',
    ],
  ],
  [
    'pages with one problem together',
    ['too_small', null, 'too_small', 'no_words'],
    [
      'The letters on pages 1 and 3 are too small to read. Their words are not explained here. Take a new picture from closer, so that the page fills it.',
      'We found no words on page 4. If words are printed there, take a new picture: flat, in good light, from straight above.',
    ],
  ],
])('says %s', (_case, problems, expected) => {
  expect(unreadPages({ pages: pages(...problems) }).map(({ text }) => text)).toEqual(expected);
});

test.each(PageProblem.options)('has words for a page that is %s, and points to no words', (problem) => {
  const [notice, ...others] = unreadPages({ pages: pages(null, problem, problem) });

  expect(others).toEqual([]);
  expect(notice).toMatchObject({ kind: 'incomplete', spans: [] });
  expect(notice?.text).toContain('ages 2 and 3');
});

test('a page of which some words were read is hard to read, not missing', () => {
  const layout = layoutOf('Sodium 139', {}, { problem: 'too_noisy' });

  expect(unreadPages(layout)).toMatchObject([{ kind: 'hard_to_read', spans: [[0, 10]] }]);
  expect(unreadPages(layout)[0]?.text).toContain('Some words may be missing or wrong here.');
});
