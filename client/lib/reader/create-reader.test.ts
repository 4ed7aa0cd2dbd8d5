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

const passage = (spoken: string, more: Partial<Passage> = {}): Passage => ({
  part: 'explanation',
  text: spoken,
  spoken,
  terms: [],
  ...more,
});
const three = [passage('One.'), passage('Two.'), passage('Three.')];

function setup(voices?: SpeechSynthesisVoice[]) {
  const synthesis = fakeSynthesis(voices);
  const reader = createReader(browserSpeech());
  const status = () => reader.snapshot().state.status;
  const at = () => {
    const { state } = reader.snapshot();
    return 'at' in state ? state.at : null;
  };
  /** Long enough for what waits after a cancel. */
  const settle = () => vi.advanceTimersByTime(100);
  return { synthesis, reader, status, at, settle };
}

test('reads one sentence after the other to the end', () => {
  const { synthesis, reader, status } = setup();

  reader.read(three);
  expect(reader.snapshot()).toMatchObject({ state: { status: 'reading', at: 0 }, isSpeaking: true });
  for (let sentence = 0; sentence < 3; sentence++) synthesis.end();

  expect(synthesis.texts()).toEqual(['One.', 'Two.', 'Three.']);
  expect(status()).toBe('idle');
  expect(reader.snapshot()).toMatchObject({ isSpeaking: false, passages: null, hasFinished: true });
});

test('keeps its place when it is paused, and begins the sentence again', () => {
  const { synthesis, reader, status, at, settle } = setup();
  reader.read(three);
  synthesis.end();

  reader.pause();
  expect([status(), at(), reader.snapshot().isSpeaking]).toEqual(['paused', 1, false]);
  settle();
  reader.resume();

  expect([status(), at()]).toEqual(['reading', 1]);
  expect(synthesis.texts()).toEqual(['One.', 'Two.', 'Two.']);
});

test('goes forward and back, not beyond the ends, and speaks only where it stops', () => {
  const { synthesis, reader, at, settle } = setup();
  reader.read(three);

  for (const by of [1, 1, 1] as const) reader.move(by);
  expect(at()).toBe(2);
  for (const by of [-1, -1, -1, -1] as const) reader.move(by);
  expect(at()).toBe(0);
  reader.move(1);
  settle();

  expect(synthesis.texts()).toEqual(['One.', 'Two.']);
});

test('stays paused while it is moved', () => {
  const { synthesis, reader, status, at, settle } = setup();
  reader.read(three);
  reader.pause();

  reader.move(1);
  settle();

  expect([status(), at()]).toEqual(['paused', 1]);
  expect(synthesis.texts()).toEqual(['One.']);
});

test('forgets everything when it is stopped', () => {
  const { synthesis, reader, status, settle } = setup();
  reader.read(three);

  reader.stop();
  reader.resume();
  reader.move(1);
  settle();

  expect(status()).toBe('idle');
  expect(reader.snapshot()).toMatchObject({ passages: null, hasFinished: false });
  expect(synthesis.texts()).toEqual(['One.']);
});

test('reads something else instead of what it was reading', () => {
  const { synthesis, reader, at, settle } = setup();
  reader.read(three);
  synthesis.end();

  reader.read([passage('Other.')]);
  settle();
  synthesis.end();

  expect(at()).toBeNull();
  expect(synthesis.texts()).toEqual(['One.', 'Two.', 'Other.']);
});

test('goes on from the same sentence at another speed, and keeps the speed', () => {
  const { synthesis, reader, at, settle } = setup();
  reader.read(three);
  synthesis.end();

  reader.choose({ speed: 1.5 });
  settle();

  expect(at()).toBe(1);
  expect(synthesis.last()).toMatchObject({ text: 'Two.', rate: 1.5, pitch: 1, volume: 1 });
  expect(setup().reader.snapshot().choices.speed).toBe(1.5);
});

test('reads Spanish words with a Spanish voice', () => {
  const { synthesis, reader } = setup([aVoice('American'), aVoice('Español', 'es-MX')]);

  reader.read([passage('One.'), passage('Dos.', { language: 'es' })]);
  synthesis.end();

  expect(synthesis.voicesUsed()).toEqual(['American', 'Español']);
  expect(synthesis.last()?.lang).toBe('es-MX');
});

test('says a short answer instead of what was being read', () => {
  const { synthesis, reader, status, settle } = setup();
  reader.read(three);

  reader.say('There is no document open.');
  settle();
  expect([status(), reader.snapshot().isSpeaking]).toEqual(['idle', true]);
  synthesis.end();

  expect(reader.snapshot().isSpeaking).toBe(false);
  expect(synthesis.texts()).toEqual(['One.', 'There is no document open.']);
});

test('says an answer by a voice of its language', () => {
  const { synthesis, reader, settle } = setup([aVoice('American', 'en-US'), aVoice('Español', 'es-MX')]);
  reader.say('potasio: un mineral', 'es');
  settle();
  expect(synthesis.voicesUsed()).toEqual(['Español']);
});

test('says what a word means beside what is read, and then goes on from its place', () => {
  const { synthesis, reader, status, at, settle } = setup();
  reader.read(three);
  synthesis.end();

  reader.sayAside('A salt.');
  settle();
  synthesis.end();
  expect([status(), at()]).toEqual(['paused', 1]);
  reader.resume();

  expect(synthesis.texts()).toEqual(['One.', 'Two.', 'A salt.', 'Two.']);
});

test('is paused within what it says beside', () => {
  const { synthesis, reader, status, at, settle } = setup();
  reader.read(three);
  reader.sayAside('A salt.');
  settle();

  reader.pause();

  expect([status(), at(), reader.snapshot().isSpeaking]).toEqual(['paused', 0, false]);
  expect(synthesis.texts()).toEqual(['One.', 'A salt.']);
});

test('tells its listeners of every change', () => {
  const { reader } = setup();
  const listener = vi.fn<() => void>();
  const leave = reader.subscribe(listener);

  reader.read(three);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  reader.stop();

  expect(listener).toHaveBeenCalledOnce();
});

test('reads nothing where there is nothing to read, and passes over what is not spoken', () => {
  const { synthesis, reader, status } = setup();

  reader.read([]);
  expect(status()).toBe('idle');
  reader.read([passage(' '), passage('Two.')]);

  expect(synthesis.texts()).toEqual(['Two.']);
});
