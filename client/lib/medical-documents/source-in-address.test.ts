import { expect, test } from 'vitest';
import { sourceInAddress } from './source-in-address.ts';

const nowhere = { hash: '', search: '', state: null };

test.each([
  ['the fragment', { ...nowhere, hash: '#at=12-40' }],
  ['the query', { ...nowhere, search: '?at=12-40' }],
  ['the state', { ...nowhere, state: { at: '12-40' } }],
])('reads a place from %s', (_, address) => {
  expect(sourceInAddress(address)).toEqual([12, 40]);
});

test.each([
  nowhere,
  { ...nowhere, hash: '#at=40-12' },
  { ...nowhere, hash: '#at=x-y' },
  { ...nowhere, search: '?at=5' },
  { ...nowhere, state: { at: 12 } },
])('finds no place in %j', (address) => {
  expect(sourceInAddress(address)).toBeNull();
});
