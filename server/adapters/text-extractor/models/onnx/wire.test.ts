import { expect, test } from 'vitest';
import { bytesField, floatField, join, numberField, readFields, readVarint, textField } from './wire.ts';

test('reads back what was written, field by field', () => {
  const fields = readFields(
    join([numberField(1, 300), textField(4, 'Conv'), floatField(2, 0.5), bytesField(9, new Uint8Array(200))]),
  );

  expect(fields.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 0],
    [4, 2],
    [2, 5],
    [9, 2],
  ]);
  const [first, second, third, fourth] = fields.map(({ payload }) => payload);
  expect(readVarint(first ?? new Uint8Array(), 0).value).toBe(300);
  expect(new TextDecoder().decode(second)).toBe('Conv');
  expect(third).toEqual(Uint8Array.of(0, 0, 0, 63));
  expect(fourth).toHaveLength(200);
});

test.each([
  ['a field that is longer than the message', Uint8Array.of(10, 5, 1)],
  ['a number that does not end', Uint8Array.of(8, 128)],
  ['a kind of field that does not exist', Uint8Array.of(11)],
])('refuses %s', (_title, bytes) => {
  expect(() => readFields(bytes)).toThrow(RangeError);
});
