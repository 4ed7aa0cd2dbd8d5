import { describe, expect, test } from 'vitest';
import { rememberLatest } from './remember-latest.ts';

function setup(most: number) {
  const made: string[] = [];
  const lettersOf = rememberLatest((text) => {
    made.push(text);
    return text.split('');
  }, most);
  return { made, lettersOf };
}

describe('rememberLatest', () => {
  test('makes it once for a text that is asked for again', () => {
    const { made, lettersOf } = setup(2);
    expect([lettersOf('ab'), lettersOf('c'), lettersOf('ab')]).toEqual([['a', 'b'], ['c'], ['a', 'b']]);
    expect(made).toEqual(['ab', 'c']);
  });

  test('forgets the oldest of more texts than it may keep', () => {
    const { made, lettersOf } = setup(2);
    for (const text of ['a', 'b', 'c', 'b', 'a']) lettersOf(text);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});
