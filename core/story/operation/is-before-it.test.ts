import { expect, test } from 'vitest';
import { isBeforeIt } from './is-before-it.ts';

test.each(['The patient is a 70-year-old man with chest pain.', 'She was admitted to the hospital yesterday.'])(
  'knows "%s" as what led to an operation',
  (text) => {
    expect(isBeforeIt({ role: 'finding', text })).toBe(true);
  },
);

test.each(['The liver was normal.', 'She has a large mass.', 'The patient was found to have a hernia.'])(
  'knows "%s" as what was found',
  (text) => {
    expect(isBeforeIt({ role: 'finding', text })).toBe(false);
  },
);
