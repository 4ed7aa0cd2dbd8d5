import { expect, test } from 'vitest';
import { joinItems } from './compose-noun-phrase.ts';
import { composeNounPhrases } from './noun-phrases.ts';
import { itemsIn } from './testing/small-lexicon.ts';

const setup = (clause: string): string => joinItems(composeNounPhrases(itemsIn(clause), new Set()));

test.each([
  ['had a basically unnoticed contusion', 'had a basically unnoticed bruise'],
  ['with contusion', 'with a bruise'],
  ['was warned about contusion', 'was warned about a bruise'],
  ['ulcerated contusion', 'ulcerated bruise'],
  ['elbow increased contusion', 'elbow increased bruise'],
  ['with crushed left rib contusion', 'with a crushed left rib bruise'],
  ['right ulcerated contusion', 'right ulcerated bruise'],
  ['may have crushing contusion', 'may have a crushing bruise'],
])('gives one article to "%s": "%s"', (clause, said) => {
  expect(setup(clause)).toBe(said);
});
