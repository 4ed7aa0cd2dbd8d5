import { expect, test } from 'vitest';
import { isTemporary, refOf, toDocumentRef } from './document-ref.ts';

const ticket = 'temp-0b9f2d1e-6c1a-4f5e-9a51-3c1d2e4f5a6b';

test.each(['7', ticket])('takes %s', (param) => {
  expect(toDocumentRef(param)).toBe(param);
});

test.each([undefined, '', '0', '07', 'abc', 'temp-1', '../7'])('refuses %j', (param) => {
  expect(toDocumentRef(param)).toBeUndefined();
});

test('tells a ticket from a number', () => {
  expect(isTemporary(ticket)).toBe(true);
  expect(isTemporary(refOf(7))).toBe(false);
});
