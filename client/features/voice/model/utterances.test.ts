import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUtterances } from './utterances.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  const given: string[] = [];
  const utterances = createUtterances(({ alternatives }) => given.push(alternatives.join(' | ')));
  let next = 0;
  /** A final piece, as the next of its recogniser unless told otherwise. */
  const hear = (words: string | string[], { index = next, isFinal = true, session = 1 } = {}) => {
    next = index + 1;
    utterances.hear([{ index, isFinal, alternatives: [words].flat() }], session);
  };
  const pass = (ms: number) => vi.advanceTimersByTime(ms);
  return { utterances, given, hear, pass };
}

test('gives on what is final, with its other wordings', () => {
  const { given, hear, pass } = setup();
  hear(['go'], { isFinal: false, index: 0 });
  hear(['go home', 'go rome'], { index: 0 });
  pass(250);

  expect(given).toEqual(['go home | go rome']);
});

test('gives on once what is told twice', () => {
  const { given, hear, pass } = setup();
  hear('scroll down');
  hear('scroll down');
  pass(500);
  hear('scroll down');
  pass(500);

  expect(given).toEqual(['scroll down']);
});

test('gives on the whole of what is told word by word, each time as final', () => {
  const { given, hear, pass } = setup();
  for (const words of ['show', 'show medical', 'show medical terms']) {
    hear(words);
    pass(100);
  }
  pass(250);

  expect(given).toEqual(['show medical terms']);
});

test('gives on both of two things that are said one after the other', () => {
  const { given, hear, pass } = setup();
  hear('scroll down');
  hear('go home');
  pass(250);

  expect(given).toEqual(['scroll down', 'go home']);
});

test('gives on again what is said again', () => {
  const { given, hear, pass } = setup();
  hear('scroll down');
  pass(2000);
  hear('scroll down');
  pass(250);

  expect(given).toEqual(['scroll down', 'scroll down']);
});

test('does not give on an old piece that comes along with a new one', () => {
  const { given, hear, pass } = setup();
  hear('scroll down', { index: 0 });
  pass(5000);
  hear('scroll down', { index: 0 });
  pass(250);

  expect(given).toEqual(['scroll down']);
});

test('takes what another recogniser hears for something new', () => {
  const { given, hear, pass } = setup();
  hear('scroll down');
  pass(400);
  hear('scroll down', { index: 0, session: 2 });
  pass(250);

  expect(given).toEqual(['scroll down', 'scroll down']);
});

test('forgets what waits when it is told to', () => {
  const { utterances, given, hear, pass } = setup();
  hear('go home');
  utterances.drop();
  pass(1000);

  expect(given).toEqual([]);
});
