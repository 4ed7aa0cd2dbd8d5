import { expect, test } from 'vitest';
import { isForModels } from './is-for-models.ts';

test.each(['What does CRP mean?', 'Is my sodium too low?', 'Can this kill me?'])(
  '%s may be asked of a model',
  (question) => {
    expect(isForModels(question)).toBe(true);
  },
);

test.each(['I want to kill myself', 'With this result, should I end my life?', 'I don’t want to live anymore'])(
  '%s is answered by us alone',
  (question) => {
    expect(isForModels(question)).toBe(false);
  },
);
