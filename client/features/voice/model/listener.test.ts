// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeRecognition } from '#tests/support/fake-speech/fake-recognition.ts';
import { createListener } from './listener.ts';
import { findRecogniser } from './speech-recognition.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  installFakeRecognition();
  const fake = window.fakeRecognition;
  const listener = createListener(findRecogniser());
  const heard: string[] = [];
  const errors: string[] = [];
  listener.tell({
    onHeard: (pieces) => heard.push(...pieces.flatMap(({ alternatives }) => alternatives)),
    onError: (code) => errors.push(code),
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const press = () => {
    listener.send({ type: 'pressed' });
    return pass(0);
  };
  const phase = () => listener.current().phase.name;
  return { fake, listener, heard, errors, press, pass, phase };
}

test('starts no microphone by itself', async () => {
  const { fake, pass } = setup();
  await pass(60_000);
  expect(fake.log).toEqual([]);
});

test('hears from the first press on', async () => {
  const { fake, heard, press, phase } = setup();
  await press();

  fake.say(['  Go Home ', 'go Rome']);

  expect(phase()).toBe('listening');
  expect(heard).toEqual(['go home', 'go rome']);
});

test('asks for English without an end, with what is not final yet, and with other wordings', async () => {
  const { fake, press } = setup();
  await press();

  expect(fake.settings()).toEqual([
    { lang: 'en-US', continuous: true, interimResults: true, maxAlternatives: 5, processLocally: false },
  ]);
});

test('starts again when it ends, each time with one recogniser', async () => {
  const { fake, press, pass } = setup();
  await press();
  fake.say('hello');

  fake.end();
  await pass(300);

  expect(fake.log).toEqual(['start', 'start']);
  expect(fake.live()).toBe(1);
});

test('waits for no end after an error that has none', async () => {
  const { fake, press, errors, phase } = setup();
  fake.mode = 'language-not-supported';
  await press();

  expect(phase()).toBe('blocked');
  expect(errors).toEqual(['language-not-supported']);

  fake.mode = 'ok';
  await press();
  expect(phase()).toBe('listening');
});

test('gives up a storm, and is well again after a press', async () => {
  const { fake, press, pass, phase } = setup();
  fake.mode = 'no-speech';
  await press();
  await pass(120_000);
  expect(phase()).toBe('blocked');
  expect(fake.log).toHaveLength(8);

  fake.mode = 'ok';
  await press();
  expect(phase()).toBe('listening');
});

test('lets go of the microphone while somebody else has the floor', async () => {
  const { fake, listener, press, pass } = setup();
  await press();

  listener.send({ type: 'floor-taken', by: 'speech' });
  expect(fake.live()).toBe(0);

  listener.send({ type: 'floor-given', by: 'speech' });
  await pass(299);
  expect(fake.live()).toBe(0);
  await pass(1);
  expect(fake.live()).toBe(1);
});

test('waits a while for the last words when the button is let go', async () => {
  const { fake, listener, heard, pass, phase } = setup();
  listener.send({ type: 'hold-began' });
  await pass(0);
  fake.say('go', false);

  listener.send({ type: 'hold-ended' });
  fake.say('go home');
  await pass(0);

  expect(heard).toEqual(['go', 'go home']);
  expect(fake.log).toEqual(['start', 'stop']);
  expect(phase()).toBe('off');
});

test('hears nothing more once it is switched off', async () => {
  const { fake, heard, press } = setup();
  await press();
  fake.say('one');
  await press();
  fake.say('two');

  expect(heard).toEqual(['one']);
  expect(fake.live()).toBe(0);
});

test('tells of a browser that cannot listen, each time it is asked to', () => {
  const listener = createListener(null);
  const errors: string[] = [];
  listener.tell({ onHeard: () => undefined, onError: (code) => errors.push(code) });

  listener.send({ type: 'pressed' });
  listener.send({ type: 'pressed' });

  expect(errors).toEqual(['unsupported', 'unsupported']);
});

test('stays on the device where that really begins', async () => {
  const { fake, press, listener } = setup();
  fake.device = 'available';
  await press();

  expect(fake.log).toEqual(['start local']);
  expect(listener.current().device).toBe('proven');
});

test.each(['language-not-supported', 'network', 'mute'])(
  'goes the usual way without a word where the device answers with %s',
  async (answer) => {
    const { fake, press, pass, errors, phase } = setup();
    fake.device = 'available';
    fake.localMode = answer;
    await press();
    await pass(4000);

    expect(fake.log.filter((each) => each !== 'abort')).toEqual(['start local', 'start']);
    expect(errors).toEqual([]);
    expect(phase()).toBe('listening');
  },
);
