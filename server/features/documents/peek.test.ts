import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { peek } from './peek.ts';

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

test.each([
  [['abcdef'], 'abc'],
  [['a', 'b', 'c', 'd'], 'abc'],
  [['ab'], 'ab'],
  [['', 'a', '', 'bcd'], 'abc'],
  [[], ''],
])('of %j the first three are %j, and all of it is still there', async (texts, start) => {
  const peeked = await peek(chunks(...texts), 3);
  expect(Buffer.from(peeked.start).toString()).toBe(start);
  expect((await buffer(peeked.whole)).toString()).toBe(texts.join(''));
});

test('a failure of the source comes where it stands', async () => {
  async function* failing() {
    yield Buffer.from('abcd');
    throw new Error('broke');
  }
  const { whole } = await peek(failing(), 3);
  await expect(buffer(whole)).rejects.toThrow('broke');
});

test('lets go of its source when nobody takes the rest', async () => {
  let isOpen = true;
  async function* source() {
    try {
      yield* chunks('abc', 'def', 'ghi');
    } finally {
      isOpen = false;
    }
  }
  const { whole } = await peek(source(), 1);

  for await (const _piece of whole) break;

  expect(isOpen).toBe(false);
});
