import { expect, test } from 'vitest';
import { createArgon2Hasher } from './argon2.ts';

const setup = () => createArgon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });

test('knows the secret again, and no other', async () => {
  const { hash, verify } = await setup();
  const stored = await hash('kitchen table seven');

  expect(await verify(stored, 'kitchen table seven')).toBe(true);
  expect(await verify(stored, 'kitchen table eight')).toBe(false);
});

test('two hashes of one secret differ', async () => {
  const { hash } = await setup();
  expect(await hash('kitchen table seven')).not.toBe(await hash('kitchen table seven'));
});

test('without a hash nothing is right', async () => {
  const { verify } = await setup();
  expect(await verify(undefined, 'kitchen table seven')).toBe(false);
});

test('an accent may be typed in either way', async () => {
  const { hash, verify } = await setup();
  expect(await verify(await hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true);
});

test.each([
  ['a NUL', 'kitchen\0table', 'kitchen'],
  ['256 pictures', '🧦'.repeat(256), '🧦'.repeat(255)],
])('nothing is cut off after %s', async (_what, secret, shorter) => {
  const { hash, verify } = await setup();
  const stored = await hash(secret);

  expect(await verify(stored, secret)).toBe(true);
  expect(await verify(stored, shorter)).toBe(false);
});

test('the usual cost is that of the recommendation', async () => {
  const { hash } = await createArgon2Hasher();
  expect(await hash('kitchen table seven')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
