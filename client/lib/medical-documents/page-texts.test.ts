import { expect, test } from 'vitest';
import { PageProblem, WordDoubt } from '#core/documents/page-layout.ts';
import { doubtTexts, pageProblemTexts } from './page-texts.ts';

test.each(PageProblem.options)('says why and what to do for a page that is %s, in whole sentences', (problem) => {
  expect(pageProblemTexts[problem].why).toMatch(/^[A-Z].*\.$/u);
  expect(pageProblemTexts[problem].whatToDo).toMatch(/^[A-Z].*\.$/u);
});

test.each(WordDoubt.shape.reason.options)('says in a sentence why a word is doubtful (%s)', (reason) => {
  expect(doubtTexts[reason]).toMatch(/^[A-Z].*\.$/u);
});
