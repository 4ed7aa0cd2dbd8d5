import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { aVoice, fakeSynthesis } from '#tests/support/client/fake-synthesis.ts';
import { createReader } from './create-reader.ts';
import { browserSpeech } from './speech.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passage = (spoken: string): Passage => ({ part: 'message', text: spoken, spoken, terms: [] });
const [first, second] = ['Your potassium is high.', 'Your sodium is in range.'];
const remote = aVoice('Remote', 'en-US', false);

function setup(voices?: SpeechSynthesisVoice[]) {
  const synthesis = fakeSynthesis(voices);
  const reader = createReader(browserSpeech());
  const read = (...sentences: string[]) => reader.read(sentences.map(passage));
  return { synthesis, reader, read, state: () => reader.snapshot().state };
}

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('says that a browser without speech cannot read', () => {
  const reader = createReader(browserSpeech());

  reader.read([passage(first)]);

  expect(reader.snapshot().state).toEqual({ status: 'silent', reason: 'not-supported' });
});

test('waits for voices that come late', () => {
  const { synthesis, read } = setup([]);

  read(first);
  wait(2);
  expect(synthesis.texts()).toEqual([]);
  synthesis.bringVoices([aVoice('Late')]);

  expect(synthesis.voicesUsed()).toEqual(['Late']);
});

test('tries without a voice where none comes, and says so when nothing is heard', () => {
  const { synthesis, read, state } = setup([]);

  read(first);
  wait(5);
  expect(synthesis.voicesUsed()).toEqual([null]);
  synthesis.fallSilent();
  wait(5);
  synthesis.fallSilent();
  wait(5);

  expect(state()).toEqual({ status: 'silent', reason: 'no-voices' });
});

test('tells once that answers are not heard, and does not keep anybody waiting again', () => {
  const { synthesis, reader, state } = setup([]);
  reader.say('Hello.');
  wait(5);
  synthesis.fallSilent();
  wait(4);
  expect(state()).toEqual({ status: 'silent', reason: 'no-voices' });

  reader.say('Hello again.');

  expect(reader.snapshot()).toMatchObject({ state: { status: 'idle' }, isSpeaking: false });
  expect(synthesis.texts()).toEqual(['Hello.']);
});

test('is stopped while it waits for voices', () => {
  const { synthesis, reader, read } = setup([]);
  read(first);

  reader.stop();
  synthesis.bringVoices([aVoice('Late')]);
  wait(10);

  expect(synthesis.texts()).toEqual([]);
});

test('speaks a long sentence in pieces, and the place does not move', () => {
  const { synthesis, read, state } = setup();
  const long = Array.from({ length: 12 }, (_, index) => `this is the part number ${index} of the list,`).join(' ');

  read(long, second);
  synthesis.end();
  expect(state()).toMatchObject({ status: 'reading', at: 0 });
  while (synthesis.last()?.text !== second) synthesis.end();

  expect(synthesis.texts().slice(0, -1).join(' ')).toBe(long);
  expect(synthesis.texts().every((text) => text.length <= 200)).toBe(true);
});

test('speaks shorter pieces with a voice of elsewhere, which is cut off after a while', () => {
  const { synthesis, reader, read } = setup([remote]);
  reader.choose({ speed: 0.7 });

  read('word '.repeat(60));

  expect(synthesis.last()?.text.length).toBeLessThanOrEqual(98);
});

test('goes on when the end of a sentence is never told', () => {
  const { synthesis, read } = setup();
  read(first, second);
  synthesis.start();

  synthesis.fallSilent();
  wait(3);

  expect(synthesis.texts()).toEqual([first, second]);
});

test('goes on when a browser says forever that it speaks', () => {
  const { synthesis, read } = setup();
  read(first, second);
  synthesis.start();

  wait(8);
  expect(synthesis.texts()).toEqual([first]);
  wait(10);

  expect(synthesis.texts()).toEqual([first, second]);
});

test('takes another voice when one fails, and stays with it', () => {
  const { synthesis, read, state } = setup([aVoice('Broken'), aVoice('Whole')]);
  read(first, second);

  synthesis.fail('synthesis-failed');
  synthesis.end();

  expect(synthesis.voicesUsed()).toEqual(['Broken', 'Whole', 'Whole']);
  expect(state()).toMatchObject({ status: 'reading', at: 1 });
});

test('takes another voice when one never starts', () => {
  const { synthesis, read } = setup([aVoice('Mute'), aVoice('Whole')]);
  read(first);

  wait(12);

  expect(synthesis.voicesUsed()).toEqual(['Mute', 'Whole']);
});

test('falls silent when the other voice fails too, and goes on from there when it is asked again', () => {
  const { synthesis, reader, read, state } = setup([aVoice('One'), aVoice('Two'), aVoice('Three')]);
  read(first, second);
  synthesis.end();
  synthesis.fail('synthesis-failed');

  synthesis.fail('audio-hardware');
  expect(state()).toEqual({ status: 'silent', reason: 'failed' });
  wait(1);
  reader.resume();

  expect(state()).toMatchObject({ status: 'reading', at: 1 });
  expect(synthesis.voicesUsed().at(-1)).toBe('One');
});

test('falls silent rather than to send the words of this device away', () => {
  const { synthesis, read, state } = setup([aVoice('Here'), remote]);
  read(first);

  synthesis.fail('synthesis-failed');

  expect(state()).toEqual({ status: 'silent', reason: 'failed' });
  expect(synthesis.voicesUsed()).toEqual(['Here']);
});

test('falls silent at once where the browser wants a press first', () => {
  const { synthesis, read, state } = setup([aVoice('One'), aVoice('Two')]);
  read(first);

  synthesis.fail('not-allowed');

  expect(state()).toEqual({ status: 'silent', reason: 'failed' });
  expect(synthesis.texts()).toEqual([first]);
});

test('says a sentence again that something else cut off, and is paused when that happens twice', () => {
  const { synthesis, read, state } = setup();
  read(first, second);

  synthesis.fail('interrupted');
  expect(synthesis.texts()).toEqual([first, first]);
  synthesis.fail('canceled');

  expect(state()).toMatchObject({ status: 'paused', at: 0 });
});
