// @vitest-environment node
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const facts = { ref: '7', owner: 'user:1', keptAt: 1, until: 2 };
const words = { summary: 'Haemoglobin is lower than expected.' };

const makeKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

test('gives back what was sealed, and shows nothing of it before', async () => {
  const key = await makeKey();

  const record = await seal(key, facts, words);

  expect(await unseal(key, record)).toEqual(words);
  expect(Buffer.from(record.sealed).toString('latin1')).not.toContain('Haemoglobin');
});

test('opens with no other key', async () => {
  const record = await seal(await makeKey(), facts, words);

  await expect(unseal(await makeKey(), record)).rejects.toThrow();
});

test.each([{ owner: 'user:2' }, { until: 3 }, { ref: '8' }])('does not open after a change of %j', async (change) => {
  const key = await makeKey();
  const record = await seal(key, facts, words);

  await expect(unseal(key, { ...record, ...change })).rejects.toThrow();
});
