import { expect, test } from 'vitest';
import { isEveryday } from './everyday-terms.ts';

test.each(['mm', 'Kidney', 'impression', 'vital signs', 'normal in size', 'formalin', 'Cassette', 'chief complaint'])(
  '%s needs no definition',
  (term) => {
    expect(isEveryday(term)).toBe(true);
  },
);

test.each(['kidney stone', 'nodule', 'unremarkable', 'anemia'])('%s is defined', (term) => {
  expect(isEveryday(term)).toBe(false);
});
