import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectGarbage } from '#tests/support/collect-garbage.ts';
import { packJson, unpackJson } from './packed-json.ts';

test('every value comes back, short and long', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 1, max: 400 }), async (value, times) => {
      const long = Array.from({ length: times }, () => value);
      expect(unpackJson(await packJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(unpackJson(await packJson(long))).toEqual(JSON.parse(JSON.stringify(long)));
    }),
  );
});

test('what is long takes less room, what is short stays as it is', async () => {
  const long = Array.from({ length: 300 }, (_, at) => ({ test: `Result ${at}`, unit: 'mmol/L' }));
  expect((await packJson(long)).byteLength).toBeLessThan(JSON.stringify(long).length / 3);
  expect(Buffer.from(await packJson({ title: 'Blood' })).toString()).toBe('{"title":"Blood"}');
});

test('what was kept before anything was packed is read', () => {
  const long = Array.from({ length: 300 }, (_, at) => `Line ${at}`);
  expect(unpackJson(Buffer.from(JSON.stringify(long)))).toEqual(long);
});

test('what was packed by zlib before is read', () => {
  const long = Array.from({ length: 300 }, (_, at) => `Line ${at}`);
  expect(unpackJson(deflateSync(JSON.stringify(long)))).toEqual(long);
});

test('what it was unpacked into is gone without a full collection', async () => {
  const bytes = await packJson(Array.from({ length: 300 }, (_, at) => `Line ${at}`));
  for (let times = 0; times < 100; times += 1) unpackJson(bytes);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;

  for (let times = 0; times < 100; times += 1) unpackJson(bytes);
  collectGarbage('minor');

  // A thread of its own gives the memory back. Only waited for: collecting anew would sooner or later be a full collection.
  const kept = () => process.memoryUsage().arrayBuffers - before;
  await expect.poll(kept, { timeout: 4000 }).toBeLessThan(200_000);
});

test.each([
  ['cut', (bytes: Uint8Array) => bytes.subarray(0, -8)],
  ['changed', (bytes: Uint8Array) => bytes.with(40, (bytes[40] ?? 0) ^ 1)],
  ['empty', () => new Uint8Array()],
])('what is %s is no value', async (_how, spoil) => {
  const bytes = await packJson(Array.from({ length: 300 }, (_, at) => at * at));
  expect(() => unpackJson(spoil(bytes))).toThrow();
});
