import { expect, test } from 'vitest';
import { remembering } from './phrases.ts';

test('asks once for what it is asked again, and forgets when it knows too much', () => {
  const asked: string[] = [];
  const find = remembering((text) => {
    asked.push(text);
    return text === 'none' ? undefined : text.length;
  }, 2);
  expect([find('one'), find('one'), find('none'), find('none')]).toEqual([3, 3, undefined, undefined]);
  expect(asked).toEqual(['one', 'none']);
  find('three');
  find('one');
  expect(asked).toEqual(['one', 'none', 'three', 'one']);
});

test('keeps no endless texts', () => {
  let count = 0;
  const find = remembering(() => (count += 1));
  find('x'.repeat(5000));
  expect(find('x'.repeat(5000))).toBe(2);
});
