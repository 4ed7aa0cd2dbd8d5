import { expect, it } from 'vitest';
import { spellings } from './spellings.ts';

it('writes a word with its accents, without them, and with two letters for an umlaut', () => {
  expect(spellings('täglich')).toEqual(['täglich', 'taglich', 'taeglich']);
  expect(spellings('arrêté')).toEqual(['arrêté', 'arrete']);
  expect(spellings('daily')).toEqual(['daily']);
});
