import { expect, test } from 'vitest';
import { describing, isDescribingVerb } from './describing-verbs.ts';
import { entry, itemsIn, smallLexicon } from './testing/small-lexicon.ts';

const lexicon = smallLexicon([entry('worsen', { say: 'get worse', category: 'verb' })]);

test('a past of several words before a noun is printed as it stands', () => {
  const items = itemsIn('having worsened edema', lexicon);
  const [, verb] = items;

  expect(isDescribingVerb(items, 1)).toBe(true);
  expect(verb && describing(verb).text).toBe('worsened');
});

test('a past behind an article describes what comes behind it', () => {
  expect(isDescribingVerb(itemsIn('the worsened part', lexicon), 1)).toBe(true);
});

test('a verb with a subject is said', () => {
  expect(isDescribingVerb(itemsIn('the edema worsened overnight', lexicon), 2)).toBe(false);
});
