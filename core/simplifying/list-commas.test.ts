import { expect, test } from 'vitest';
import { withListCommas } from './list-commas.ts';
import { smallLexicon } from './testing/small-lexicon.ts';

const setup = (line: string, fewest = 2) => withListCommas(line, smallLexicon(), fewest);

test('sets apart what is listed side by side', () => {
  expect(setup('fever rash severe vomiting or confusion')).toBe('fever, rash, severe vomiting or confusion');
});

test('takes the place of a thing for a part of it', () => {
  expect(setup('fever hepatic contusion erythematous rash', 3)).toBe('fever, hepatic contusion, erythematous rash');
});

test('leaves two words that may be one name', () => {
  expect(setup('chest pain clinic', 3)).toBe('chest pain clinic');
  expect(setup('fever diary')).toBe('fever diary');
});

test('two things that are denied are a list', () => {
  expect(setup('no fever vomiting today', 3)).toBe('no fever, vomiting today');
});
