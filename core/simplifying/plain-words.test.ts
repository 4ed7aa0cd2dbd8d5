import { expect, test } from 'vitest';
import { hardWords, isPlainWord } from './plain-words.ts';

test.each(['swelling', 'Swelling', 'walked', 'walks', 'bodies', 'using', "doctor's", "doesn't", 'of', 'x-ray', 'T4'])(
  'knows "%s" as a word for everybody',
  (word) => {
    expect(isPlainWord(word)).toBe(true);
  },
);

test.each(['cholelithiasis', 'Cholelithiasis', 'hepatosplenomegaly', 'afebrile', 'dyspnea', 'PACS'])(
  'knows "%s" as a hard one',
  (word) => {
    expect(isPlainWord(word)).toBe(false);
  },
);

test('finds the hard words of a sentence in order', () => {
  expect(hardWords('No dyspnea; the liver shows cholelithiasis, 12.9 mm.')).toEqual(['dyspnea', 'cholelithiasis']);
});

test('finds none where there are none', () => {
  expect(hardWords('')).toEqual([]);
  expect(hardWords('The doctor’s hand is warm.')).toEqual([]);
});
