import { beforeEach, expect, test } from 'vitest';
import { defaultChoices, keepChoices, loadChoices } from './reading-choices.ts';

beforeEach(() => localStorage.clear());

test('keeps how somebody wants to be read to', () => {
  const choices = { speed: 1.5, voices: { en: 'English (America)', es: 'Spanish' } } as const;

  keepChoices(choices);

  expect(loadChoices()).toEqual(choices);
});

test.each([
  ['nothing', null],
  ['what is not JSON', '{"speed"'],
  ['no object', '"fast"'],
  ['null', 'null'],
  ['values it does not know', '{"speed":40,"voices":"all"}'],
  ['a voice that is no name', '{"speed":"1","voices":{"en":7,"es":""}}'],
  ['a voice with an endless name', JSON.stringify({ voices: { en: 'x'.repeat(301) } })],
])('begins with the defaults where the browser keeps %s', (_title, kept) => {
  if (kept !== null) localStorage.setItem('readAloud', kept);

  expect(loadChoices()).toEqual(defaultChoices);
});

test('keeps the half that it knows', () => {
  localStorage.setItem('readAloud', '{"speed":0.7,"voices":{"en":7,"es":"Spanish","fr":"French"}}');

  expect(loadChoices()).toEqual({ speed: 0.7, voices: { es: 'Spanish' } });
});
