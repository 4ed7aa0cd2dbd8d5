import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasSwollenStream } from './swollen-streams.ts';

const blanks = (megabytes: number) => Buffer.alloc(megabytes * 1024 ** 2, ' ');
const stream = (dictionary: string, content: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const bomb = deflateSync(blanks(60));

test.each([
  ['a page of usual size', stream('/Filter /FlateDecode', deflateSync(blanks(1))), false],
  ['a stream that swells to more than any page', stream('/Filter /FlateDecode', bomb), true],
  ['one that was packed twice', stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(bomb)), true],
  ['a picture, which its pixels judge', stream('/Subtype /Image /Filter /FlateDecode', bomb), false],
  ['a stream that is stored as it is', stream('', blanks(50)), false],
  ['one that was cut off', stream('/Filter /FlateDecode', bomb).subarray(0, 55_000), true],
  ['damage, which the parser sees', stream('/Filter /FlateDecode', Buffer.alloc(60_000, 7)), false],
  [
    'a second stream behind a good one',
    Buffer.concat([stream('/Filter /FlateDecode', deflateSync(blanks(1))), stream('/Filter /FlateDecode', bomb)]),
    true,
  ],
])('%s', (_title, file, expected) => {
  expect(hasSwollenStream(file)).toBe(expected);
});
