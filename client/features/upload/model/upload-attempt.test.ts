import { expect, test } from 'vitest';
import { nextAttempt, randomKey } from './upload-attempt.ts';

const file = new File(['Hb 12.9'], 'report.txt', { type: 'text/plain' });
const content = { title: 'Blood test', documentType: 'lab_result', file };
const keys = () => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

test('keeps the key when the same content is sent again', () => {
  const newKey = keys();
  const first = nextAttempt(null, content, newKey);

  expect(nextAttempt(first, { ...content }, newKey).idempotencyKey).toBe(first.idempotencyKey);
});

test.each([
  ['title', { ...content, title: 'Other' }],
  ['type', { ...content, documentType: 'imaging' }],
  ['file', { ...content, file: new File(['x'], 'report.txt') }],
])('takes a new key when the %s changed', (_, changed) => {
  const newKey = keys();
  const first = nextAttempt(null, content, newKey);

  expect(nextAttempt(first, changed, newKey).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('makes version 4 UUIDs that differ', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(randomKey()).not.toBe(randomKey());
});
