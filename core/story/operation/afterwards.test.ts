import { expect, test } from 'vitest';
import type { StorySentence } from '../story.ts';
import { withoutShorter } from './afterwards.ts';

const sentence = (text: string): StorySentence => ({ part: 'done', text, spans: [], basis: 'document' });

test('tells of the anesthesia once, with all that was given', () => {
  const told = [
    sentence('You had calming medicine (sedation).'),
    sentence('You had calming medicine (sedation) and a numbing shot (local anesthesia).'),
    sentence('You lost no blood.'),
  ];
  expect(withoutShorter(told)).toEqual(told.slice(1));
});
