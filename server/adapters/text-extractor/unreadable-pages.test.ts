import { expect, test } from 'vitest';
import type { PageProblem } from '#core/documents/page-layout.ts';
import { reasonOfProblems } from './unreadable-pages.ts';

test.each<[PageProblem[], string]>([
  [['blurred'], 'blurred'],
  [['too_dark', 'too_dark'], 'too_dark'],
  [['no_words'], 'hard_to_read'],
  [['no_words', 'too_noisy'], 'hard_to_read'],
  [['blurred', 'too_small'], 'hard_to_read'],
  [['unknown_letters', 'unknown_letters'], 'unknown_letters'],
  [[], 'hard_to_read'],
])('pages with %j are told as %s', (problems, reason) => {
  expect(reasonOfProblems(problems)).toBe(reason);
});
