import { expect, test } from 'vitest';
import { joined } from './personal.ts';

const text = 'Ann Roe\n12 Oak Street';

test('joins what overlaps under the kind of the earlier layer', () => {
  expect(joined(text, [[{ kind: 'person', span: [4, 7] }], [{ kind: 'other', span: [0, 5] }]])).toEqual([
    { kind: 'person', span: [0, 7] },
  ]);
});

test('parts what runs over the end of a line, and leaves white space out', () => {
  expect(joined(text, [[{ kind: 'address', span: [3, 21] }]])).toEqual([
    { kind: 'address', span: [4, 7] },
    { kind: 'address', span: [8, 21] },
  ]);
});
