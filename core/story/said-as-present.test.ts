import { expect, test } from 'vitest';
import { isDeniedAt, isSaidAsPresent } from './said-as-present.ts';

test.each([
  ['You have a stroke.', false, true],
  ['No sign of a stroke.', true, false],
  ['A stroke was ruled out.', true, false],
  ['You had a stroke 9 years ago.', false, false],
  ['You take aspirin to prevent a stroke.', false, false],
  ['The test suggests a low probability of a stroke.', true, false],
  ['Your mother had a stroke.', false, false],
  ['Your husband has had a stroke.', false, false],
  ['A stroke has not been ruled out.', false, true],
  ['Migraine, stroke, a tumor unlikely.', false, false],
  ['A stroke is not thought likely.', false, false],
  ['A stroke is likely, a tumor unlikely.', false, true],
  ['No fever; a stroke was found.', false, true],
])('reads in "%s" whether it is denied (%s) and there now (%s)', (words, isDenied, isThere) => {
  const at = words.indexOf('stroke');

  expect([isDeniedAt(words, at), isSaidAsPresent(words, at)]).toEqual([isDenied, isThere]);
});
