import { expect, test } from 'vitest';
import { descriptorBefore } from './descriptors.ts';

test.each([
  ['Solid nodule', 'solid'],
  ['There are multiple calcified nodule', 'multiple calcified'],
  ['seen.\nSolid\nnodule', ''],
  ['the heart nodule', ''],
  ['Highly suspicious nodule', 'highly suspicious'],
  ['solid, nodule', ''],
])('finds in %j what kind it is', (text, expected) => {
  const start = text.indexOf('nodule');

  expect(descriptorBefore(text, [start, start + 6])).toBe(expected);
});
