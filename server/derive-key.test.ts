import { expect, test } from 'vitest';
import { deriveKey } from './derive-key.ts';

const master = Buffer.alloc(32, 1);

test('each purpose and each master key has its own key, always the same', () => {
  const keys = [deriveKey(master, 'cookie'), deriveKey(master, 'index'), deriveKey(Buffer.alloc(32, 2), 'cookie')];

  expect(new Set(keys.map(String)).size).toBe(3);
  expect(deriveKey(master, 'cookie')).toEqual(keys[0]);
  expect(keys[0]).toHaveLength(32);
});
