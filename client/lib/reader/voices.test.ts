import { expect, test } from 'vitest';
import { pickVoice, voicesFor, type Voice } from './voices.ts';

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  voiceURI: name,
  localService: true,
  default: false,
  ...more,
});
const remote = voice('Remote', 'en-US', { localService: false, default: true });
const british = voice('British', 'en-GB');
const american = voice('American', 'en_US');
const spanish = voice('Spanish', 'es-419');
const all = [remote, british, spanish, american];

test('puts the voices of this device first, and American English before other English', () => {
  expect(voicesFor(all, 'en')).toEqual([american, british, remote]);
});

test('leaves variants of a voice out', () => {
  const variants = [voice('English (America)+Adam espeak-ng', 'en-US'), voice('English (America) espeak-ng', 'en-US')];

  expect(voicesFor(variants, 'en').map(({ name }) => name)).toEqual(['English (America) espeak-ng']);
});

test('takes the chosen voice while it is there', () => {
  expect(pickVoice(all, 'en', { chosen: 'British' })).toBe(british);
  expect(pickVoice(all, 'en', { chosen: 'Gone' })).toBe(american);
  expect(pickVoice(all, 'es', { chosen: 'British' })).toBe(spanish);
});

test('takes a voice of elsewhere where this device has none', () => {
  expect(pickVoice([remote], 'en')).toBe(remote);
});

test('goes on to another voice of this device when one fails, and never to one that sends the words away', () => {
  expect(pickVoice(all, 'en', { failed: [american] })).toBe(british);
  expect(pickVoice(all, 'en', { failed: [american, british] })).toBeNull();
  expect(pickVoice([remote, american], 'en', { chosen: 'Remote', failed: [remote] })).toBe(american);
});

test('finds no voice for a language that nobody speaks', () => {
  expect(pickVoice([american], 'es')).toBeNull();
});
