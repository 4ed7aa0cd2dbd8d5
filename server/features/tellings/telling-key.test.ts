import { expect, test } from 'vitest';
import { createTellingKey, type ToldFrom } from './telling-key.ts';

const secret = Buffer.alloc(32, 1);
const versions = { prompt: 1, schema: 1, verifier: 1, deIdentifier: 1 };
const from: ToldFrom = {
  text: 'CRP 3 mg/L',
  owner: 'guest:ana',
  engine: 'openai',
  model: 'm',
  level: 'standard',
  language: 'en',
};
const key = createTellingKey(secret, versions)(from);

test('what was made from the same has the same key', () => {
  expect(createTellingKey(secret, { ...versions })({ ...from })).toEqual(key);
  expect(key).toHaveLength(32);
});

test.each<[string, Partial<ToldFrom>]>([
  ['a corrected text', { text: 'CRP 3.5 mg/L' }],
  ['another owner', { owner: 'guest:ben' }],
  ['another provider', { engine: 'gemini' }],
  ['another model', { model: 'm2' }],
  ['another level', { level: 'simple' }],
  ['another language', { language: 'es' }],
])('%s has another key', (_what, change) => {
  expect(createTellingKey(secret, versions)({ ...from, ...change })).not.toEqual(key);
});

test.each(Object.keys(versions))('another version of the %s has another key', (name) => {
  expect(createTellingKey(secret, { ...versions, [name]: 2 })(from)).not.toEqual(key);
});

test('without the secret nobody can tell whether a text was told', () => {
  expect(createTellingKey(Buffer.alloc(32, 2), versions)(from)).not.toEqual(key);
});
